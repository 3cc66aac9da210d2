import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { listFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { type Part, parts, type SellerDraft } from '@/lib/seller/draft';
import { readPrice } from '@/lib/seller/problems';
import { listCategories } from '@/lib/shops/queries';
import { baseCurrency } from '@/lib/view/view';

type Row = [label: string, value: string];

/** The application in words before it is sent, with a link back to each part. */
export async function ApplicationSummary({ draft }: { draft: SellerDraft }) {
  const [t, shop, place, delivery] = await Promise.all([
    getTranslations('seller'),
    shopRows(draft),
    placeRows(draft),
    deliveryRows(draft),
  ]);
  const rows = { shop, place, delivery };
  return (
    <section className="seller-summary" aria-labelledby="check">
      <h3 id="check">{t('check')}</h3>
      {parts.map(part => part !== 'pictures' && <PartSummary key={part} part={part} rows={rows[part]} />)}
    </section>
  );
}

async function PartSummary({ part, rows }: { part: Part; rows: Row[] }) {
  const t = await getTranslations('seller');
  const title = t(`part.${part}`);
  return (
    <div className="surface">
      <h4>{title}</h4>
      <Link to={`/be-seller?part=${part}`} className="action-link" aria-label={t('change', { part: title })}>
        <Icon name="edit" />
      </Link>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value === '' ? t('missing') : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

async function shopRows({ type, title, description, categories }: SellerDraft): Promise<Row[]> {
  const [t, { locale }, all] = await Promise.all([getTranslations('seller'), pageMarket(), listCategories('shop')]);
  const chosen = all.ok ? all.value.filter(({ id }) => categories.includes(id)).map(category => category.title) : [];
  return [
    [t('type'), type === '' ? '' : t(type)],
    [t('name'), title],
    [t('about'), description],
    [t('categoriesShort'), listFormat(languageTag(locale), 'narrow').format(chosen)],
  ];
}

async function placeRows({ address, phone }: SellerDraft): Promise<Row[]> {
  const t = await getTranslations('seller');
  return [
    [t('address'), address],
    [t('phone'), phone],
  ];
}

async function deliveryRows(draft: SellerDraft): Promise<Row[]> {
  const [t, { locale }] = await Promise.all([getTranslations('seller'), pageMarket()]);
  const style = await getMoneyStyle({ locale, currency: baseCurrency });
  const { unit, from, to, tax } = draft;
  const amount = (typed: string) => {
    const minor = readPrice(typed);
    return minor === null ? '' : formatMinor(minor, style);
  };
  return [
    [t('time'), unit === '' || from === '' || to === '' ? '' : t('times', { unit, from, to })],
    [t('price'), amount(draft.price)],
    [t('perKm'), amount(draft.perKm)],
    [t('minimum'), amount(draft.minimum)],
    [t('tax'), tax === '' ? '' : t('percent', { tax })],
  ];
}
