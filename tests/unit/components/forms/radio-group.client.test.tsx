/** Is a group of choices read out with its legend and its error, and called invalid only while it is? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormContext } from '@/components/forms/form-context.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { TickList } from '@/components/forms/tick-list.client';
import { untouched } from '@/lib/forms/form-state';

const within = (fields: Record<string, string[]>, group: React.ReactNode) =>
  renderToStaticMarkup(<FormContext value={{ ...untouched, fields }}>{group}</FormContext>);

const kind = <RadioGroup name="type" label="Kind" choices={[{ value: 'shop', label: 'Shop' }]} />;
const categories = <TickList name="categories" label="Kinds" ticks={[{ name: 'categories.1', label: 'Soup' }]} />;

test('radio buttons that are wrong are a group that is invalid, with the error as its description', () => {
  const html = within({ type: ['Required'] }, kind);
  const [, id] = /<fieldset role="radiogroup" aria-invalid="true" aria-describedby="([^"]+)">/.exec(html) ?? [];
  expect(html).toContain(`tabindex="-1" id="${id}">Required</span></fieldset>`);
});

test('those of a field without an error are not', () => {
  const html = within({ other: ['Required'] }, kind);
  expect(html).toContain('<fieldset role="radiogroup"><legend');
  expect(html).not.toContain('field-error');
});

test('boxes to tick have their error as a description: ARIA calls no plain group invalid', () => {
  const html = within({ categories: ['Required'] }, categories);
  const [, id] = /<fieldset aria-describedby="([^"]+)">/.exec(html) ?? [];
  expect(html).toContain(`id="${id}">Required</span></fieldset>`);
  expect(within({}, categories)).toContain('<fieldset><legend');
});
