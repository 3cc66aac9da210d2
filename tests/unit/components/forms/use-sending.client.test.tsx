/** What a form is rendered with after the browser itself has sent it: the framework hands over the action's answer. */
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { useSending } from '@/components/forms/use-sending.client';
import { type FormState, untouched } from '@/lib/forms/form-state';

/** As the framework makes a server action of it. */
const action = Object.assign(async () => untouched, {
  $$FORM_ACTION: () => ({ name: '$ACTION_REF_1', action: '', data: new FormData() }),
  $$IS_SIGNATURE_EQUAL: () => true,
  bind() {
    return this;
  },
});

function Form() {
  const { state, act } = useSending(action, { typed: { text: 'as before' } });
  return <form action={act}>{state.values.text}</form>;
}

/** @param posted what the action that was pressed has answered; none of another one's button */
async function shown(posted: FormState | undefined) {
  const key = /name="\$ACTION_KEY" value="(\w+)"/.exec(await render())?.[1] ?? '';
  return render([posted, key, 'id', 0]);
}

async function render(formState?: unknown) {
  const options = { formState } as Parameters<typeof renderToReadableStream>[1];
  return new Response(await renderToReadableStream(<Form />, options)).text();
}

test('the answer of its own action is what the form begins with', async () => {
  expect(await shown({ ...untouched, values: { text: 'refused' } })).toContain('refused');
});

test('a button with an action of its own that answers nothing leaves the form as it was', async () => {
  expect(await shown(undefined)).toContain('as before');
});
