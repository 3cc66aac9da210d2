import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { EmailField } from '@/components/sign-in/email-field';
import type { ButtonLook } from '@/components/ui/button';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Entry, EntryAt } from '@/lib/sign-in/entry';
import { confirmLinkAddress, requestLink } from '@/lib/sign-in/identity/link-actions';

interface LinkPageProps {
  entry: Entry | null;
  back: string;
  referral: string;
}

/** Signs in by a mailed link: requests it, waits for it, or asks for its e-mail address on another device. */
export function LinkPage({ entry, ...ask }: LinkPageProps) {
  const { back, referral } = ask;
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  const byPassword = <ByPassword query={query} />;
  if (entry?.step === 'link-opened') return <LinkOpened>{byPassword}</LinkOpened>;
  if (entry?.step === 'link-sent') return <LinkSent entry={entry}>{byPassword}</LinkSent>;
  return <LinkRequest {...ask}>{byPassword}</LinkRequest>;
}

async function ByPassword({ query }: { query: URLSearchParams }) {
  const t = await getTranslations('login');
  return (
    <Link to={`/login?${query}`} className="auth-link">
      {t('withPassword')}
    </Link>
  );
}

/** The link was opened where nobody has requested one. */
async function LinkOpened({ children }: { children: ReactNode }) {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('openTitle')} lead={t('openLead')}>
      <Form action={confirmLinkAddress} className="auth-form">
        <EmailField />
        <Button type="submit" className="w-full">
          {t('openLink')}
        </Button>
      </Form>
      {children}
    </AuthCard>
  );
}

async function LinkSent({ entry, children }: { entry: EntryAt<'link-sent'>; children: ReactNode }) {
  const t = await getTranslations('auth');
  const { email, back, referral } = entry;
  const to = () => <bdi className="font-medium text-ink">{email}</bdi>;
  return (
    <AuthCard title={t('sentTitle')} lead={t.rich('sentLead', { to })}>
      <section aria-labelledby="nothing-came" className="auth-rest">
        <h2 id="nothing-came" className="font-sans text-small font-medium">
          {t('noCode')}
        </h2>
        <AskForm email={email} back={back} referral={referral} look="quiet" />
      </section>
      {children}
    </AuthCard>
  );
}

async function LinkRequest({ children, ...ask }: Omit<LinkPageProps, 'entry'> & { children: ReactNode }) {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('linkTitle')} lead={t('linkLead')}>
      <AskForm {...ask} />
      {children}
    </AuthCard>
  );
}

interface AskFormProps {
  email?: string;
  back: string;
  referral: string;
  look?: ButtonLook;
}

async function AskForm({ email = '', back, referral, look = 'main' }: AskFormProps) {
  const t = await getTranslations('auth');
  return (
    <Form action={requestLink} className="auth-form">
      <input type="hidden" name="returnTo" value={back} />
      <input type="hidden" name="referral" value={referral} />
      <EmailField value={email} />
      <Button type="submit" look={look} className="w-full">
        {t('sendLink')}
      </Button>
    </Form>
  );
}
