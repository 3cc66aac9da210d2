import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { EmailField } from '@/components/sign-in/email-field';
import type { ButtonLook } from '@/components/ui/button';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Entry } from '@/lib/sign-in/entry';
import { confirmLinkAddress, requestLink } from '@/lib/sign-in/identity/link-actions';

interface LinkPageProps {
  entry: Entry | null;
  back: string;
  referral: string;
}

/** Signs in by a mailed link: requests it, waits for it, or asks for its e-mail address on another device. */
export async function LinkPage({ entry, back, referral }: LinkPageProps) {
  const [t, login] = await Promise.all([getTranslations('auth'), getTranslations('login')]);
  const query = new URLSearchParams({ returnTo: back, ...(referral && { referral }) });
  const byPassword = (
    <Link to={`/login?${query}`} className="auth-link">
      {login('withPassword')}
    </Link>
  );
  if (entry?.step === 'link-opened') {
    return (
      <AuthCard title={t('openTitle')} lead={t('openLead')}>
        <Form action={confirmLinkAddress} className="auth-form">
          <EmailField />
          <Button type="submit" className="w-full">
            {t('openLink')}
          </Button>
        </Form>
        {byPassword}
      </AuthCard>
    );
  }
  if (entry?.step === 'link-sent') {
    const to = () => <bdi className="font-medium text-ink">{entry.email}</bdi>;
    return (
      <AuthCard title={t('sentTitle')} lead={t.rich('sentLead', { to })}>
        <section aria-labelledby="nothing-came" className="auth-rest">
          <h2 id="nothing-came" className="font-sans text-small font-medium">
            {t('noCode')}
          </h2>
          <AskForm email={entry.email} back={entry.back} referral={entry.referral} look="quiet" />
        </section>
        {byPassword}
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('linkTitle')} lead={t('linkLead')}>
      <AskForm back={back} referral={referral} />
      {byPassword}
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
