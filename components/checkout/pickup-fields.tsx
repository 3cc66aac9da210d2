import { getTranslations } from 'next-intl/server';
import { Option } from '@/components/checkout/option';
import type { CheckoutState } from '@/lib/checkout/checkout-state';

/** Asks where to pick the order up: at the shop itself or at one of its branches. */
export async function PickupFields({ state: { draft, shop, branches } }: { state: CheckoutState }) {
  const t = await getTranslations('checkout');
  const isKnown = branches.some(({ id }) => id === draft.branch);
  return (
    <fieldset className="checkout-group">
      <legend>{t('branch')}</legend>
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
