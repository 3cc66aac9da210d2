import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { unauthorizedAmong } from '@/lib/api/unauthorized-among';
import { readUnsent } from '@/lib/forms/unsent';
import { messageOr } from '@/lib/i18n/message-or';
import { pageMarket } from '@/lib/market/market';
import { listKinds } from '@/lib/notifications/queries';
import { getOwnProfile } from '@/lib/profile/queries';
import { saveSwitches } from '@/lib/profile/switch-actions';
import { signInAgain } from '@/lib/session/end-session';

/** Switches the marketplace's kinds of notifications on or off, and its e-mails. */
export async function SwitchesForm() {
  const [t, { locale }] = await Promise.all([getTranslations('settings'), pageMarket()]);
  const [kinds, profile] = await Promise.all([listKinds(locale), getOwnProfile(locale)]);
  if (unauthorizedAmong([kinds, profile]) !== null) return signInAgain();
  const errors = await getTranslations('errors');
  const isKnown = kinds.ok && profile.ok;
  // Without script a refused form is a new page, which shows what was ticked.
  const unsent = await readUnsent();
  const isTicked = (name: string, isSaved: boolean) => (unsent.kinds === undefined ? isSaved : name in unsent);
  const isOn = (id: string) => profile.ok && profile.value.switches.some(({ kind, isOn }) => kind === id && isOn);
  return (
    <Card as="section" aria-labelledby="kinds">
      <h2 id="kinds">{t('kinds')}</h2>
      {!isKnown && <p role="alert">{errors('offline')}</p>}
      {isKnown && (
        <OwnForm action={saveSwitches} className="account-form">
          {kinds.value.map(({ id, type }) => (
            <label key={id} className="account-check">
              <input type="hidden" name="kinds" value={id} />
              <input type="checkbox" name={`on-${id}`} defaultChecked={isTicked(`on-${id}`, isOn(id))} />
              {messageOr(t, `kind.${type}`, type)}
            </label>
          ))}
          {profile.value.customer.email !== '' && (
            <label className="account-check">
              <input
                type="checkbox"
                name="subscribe"
                value="1"
                defaultChecked={isTicked('subscribe', profile.value.isSubscribed)}
              />
              {t('subscribe')}
            </label>
          )}
          <Button type="submit">{t('saveKinds')}</Button>
        </OwnForm>
      )}
    </Card>
  );
}
