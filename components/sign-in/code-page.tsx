import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { AuthCard } from '@/components/sign-in/auth-card';
import { CodeField } from '@/components/sign-in/code-field.client';
import { ResendButton } from '@/components/sign-in/resend-button.client';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { fieldRules } from '@/lib/forms/field-rules';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { checkCode, sendAgain } from '@/lib/sign-in/codes/code-actions';
import type { EntryAt } from '@/lib/sign-in/entry';
import { codeSchema } from '@/lib/sign-in/form-schema';

/** Asks for the code from a mail or an SMS, typed or pasted. `wait`: seconds until another one may be requested. */
export async function CodePage({ entry, wait }: { entry: EntryAt<'code'>; wait: number }) {
  const [t, { code }, { locale }] = await Promise.all([getTranslations('auth'), fieldRules(codeSchema), pageMarket()]);
  const { kind, to, isReset } = entry;
  const isRegistration = kind === 'register' || kind === 'known-email';
  const isMail = isRegistration || kind === 'reset';
  const sentence = isReset ? 'codeMaybe' : isMail ? 'codeMailed' : 'codeTexted';
  return (
    <AuthCard
      title={t('codeTitle')}
      lead={t.rich(sentence, { to: () => <bdi className="font-medium text-ink">{isMail ? to : `+${to}`}</bdi> })}
      {...(isRegistration && { step: [2, 3] })}
    >
      <Form action={checkCode} className="auth-form">
        <input type="hidden" name="to" value={to} />
        <CodeField {...code} label={t('code')} maxLength={12} isTexted={!isMail} />
        <Button type="submit" className="w-full">
          {t('checkCode')}
        </Button>
      </Form>
      <section aria-labelledby="nothing-came" className="auth-rest">
        <h2 id="nothing-came" className="font-sans text-small font-medium">
          {t('noCode')}
        </h2>
        {/* The identity provider sends another one only after its captcha. */}
        {kind !== 'identity-phone' && (
          <Form action={sendAgain} className="auth-form">
            <ResendButton
              wait={wait}
              since={Date.now()}
              now={t('again')}
              later={t('againIn', { time: '{time}' })}
              language={languageTag(locale)}
              soon={t('againSoon', { count: Math.ceil(wait / 60) })}
              className="w-full"
            />
          </Form>
        )}
        <Link to={beforeThis(entry)} className="auth-link" data-hard>
          {t(isMail ? 'otherAddress' : kind === 'identity-phone' ? 'again' : 'otherPhone')}
        </Link>
      </section>
    </AuthCard>
  );
}

/** The form that has sent the code. `again`: it holds what was typed, so that a slip costs one letter. */
function beforeThis({ kind, isReset, back, referral }: EntryAt<'code'>): string {
  const query = new URLSearchParams({ again: '1', returnTo: back, ...(referral && { referral }) });
  if (isReset) return `/reset-password?${query}`;
  return kind === 'register' || kind === 'known-email' ? `/register?${query}` : `/login?way=phone&${query}`;
}
