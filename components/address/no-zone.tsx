import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { Form } from '@/components/forms/form';
import { UntilDone } from '@/components/forms/until-done.client';
import { Alert } from '@/components/ui/alert';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { leaveEmail } from '@/lib/addresses/actions';
import { emailSchema } from '@/lib/addresses/form-schema';
import { streetAt } from '@/lib/addresses/geocoding';
import { fieldRules } from '@/lib/forms/field-rules';
import { pageMarket } from '@/lib/market/market';
import { type Place, pointOf } from '@/lib/view/view';

/**
 * The screen for places where nobody delivers (docs/behaviour.md 2.6): names the place, takes an e-mail address, and
 * offers what else can be done.
 */
export async function NoZone({ place, address }: { place: Place; address?: string }) {
  const t = await getTranslations('address');
  const { email } = await fieldRules(emailSchema);
  const spoken = address ?? (await nameOfPlace(place));
  return (
    <section className="column grid justify-items-start gap-5 py-12 lg:py-16">
      <span className="grid size-16 place-items-center rounded-full bg-butter text-on-butter">
        <Icon name="pin" className="size-8" />
      </span>
      <h1>{t('away')}</h1>
      {/* A customer who has left an e-mail address is not asked for it again. */}
      <p className="max-w-reading text-lead text-soft has-[+form_[data-tone=success]]:hidden">
        {spoken ? t('awayBody', { address: spoken }) : t('awayBodyPlain')}
      </p>
      <Form action={leaveEmail} className="grid w-full max-w-reading gap-3">
        <UntilDone thanks={<Alert tone="success">{t('thanks')}</Alert>}>
          <Field {...email} type="email" inputMode="email" autoComplete="email" dir="ltr" label={t('email')} />
          <Button type="submit">{t('notify')}</Button>
        </UntilDone>
      </Form>
      <p className="flex flex-wrap gap-3">
        <Link to="/address" className={buttonClass('quiet')}>
          {t('change')}
        </Link>
        <Link to="/restaurants?fulfilment=pickup" className={buttonClass('quiet')}>
          <Icon name="walk" />
          {t('browse')}
        </Link>
      </p>
    </section>
  );
}

async function nameOfPlace(place: Place): Promise<string | null> {
  const point = pointOf(place);
  const { locale } = await pageMarket();
  return point === null ? null : streetAt(point, locale);
}
