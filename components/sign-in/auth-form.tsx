import type { ComponentProps } from 'react';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionForm } from '@/components/forms/action-form.client';

type Key = Parameters<typeof errorSentences>[number];

interface AuthFormProps extends Pick<ComponentProps<typeof ActionForm>, 'action' | 'children'> {
  /** The message keys that the action may refuse with, beside those of every form here. */
  refusals?: Key[];
}

/** A form at the door, with the sentences of its refusals. */
export async function AuthForm({ action, refusals = [], children }: AuthFormProps) {
  const keys: Key[] = ['required', 'tooLong', 'offlineDoor', 'refused', ...refusals];
  const [errors, offline] = await Promise.all([errorSentences(...keys), noConnection()]);
  return (
    <ActionForm action={action} errors={errors} offline={offline} className="auth-form">
      {children}
    </ActionForm>
  );
}
