/** Is a control read out with its label, its hint and its error, and with nothing that is not there? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '@/components/ui/field';

const drawn = (told: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field id="floor" label="Floor" {...told}>
      {control => <input {...control} name="floor" />}
    </Field>,
  );

test('the label belongs to the control', () => {
  expect(drawn({})).toContain('<label for="floor">Floor</label><input id="floor" name="floor"/>');
});

test('a hint alone describes, and nothing is wrong', () => {
  const html = drawn({ hint: 'As the bell says it' });
  expect(html).toContain('aria-describedby="floor-description"');
  expect(html).toContain('id="floor-description"');
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('role="alert"');
});

test('an error is described after the hint, and read out with it alone: its form reads out all of them at once', () => {
  const html = drawn({ hint: 'As the bell says it', error: 'At most 20 letters' });
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="floor-description floor-error"');
  expect(html).toContain('<span data-slot="field-error" tabindex="-1" id="floor-error">At most 20 letters</span>');
});
