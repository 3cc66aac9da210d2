import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** Asks where to pick the order up: at the shop itself or at one of its branches. */
export async function PickupFields({ state: { draft, shop, branches } }: { state: CheckoutState }) {
  const [t, errors] = await Promise.all([getTranslations('checkout'), getTranslations('errors')]);
  const legend = <legend>{t('branch')}</legend>;
  // What was chosen before goes along while nobody tells what can be chosen.
  if (branches === null)
    return (
      <fieldset className="checkout-group">
        {legend}
        {draft.branch === '' ? (
          <Option name="branch" value="" isOn hint={shop.address}>
            {shop.title}
          </Option>
        ) : (
          <input type="hidden" name="branch" value={draft.branch} />
        )}
        <p className="text-small text-paprika-ink">{errors('offline')}</p>
      </fieldset>
    );
  const isKnown = branches.some(({ id }) => id === draft.branch);
  return (
    <fieldset className="checkout-group">
      {legend}
      <Option name="branch" value="" isOn={!isKnown} hint={shop.address}>
        {shop.title}
      </Option>
      {branches.map(({ id, title, address }) => (
        <Option key={id} name="branch" value={id} isOn={id === draft.branch} hint={address}>
          {title}
        </Option>
      ))}
      {branches.length === 0 && (
        <p className="text-small text-soft">
          {t('noBranches')} <span>{t('noBranchesHint')}</span>
        </p>
      )}
    </fieldset>
  );
}
