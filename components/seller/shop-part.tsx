import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { TickList } from '@/components/forms/tick-list.client';
import { PartForm, type PartProps } from '@/components/seller/part-form';
import { fieldId } from '@/components/seller/wrong-in-part';
import { Alert } from '@/components/ui/alert';
import { limits } from '@/lib/seller/draft';
import { listCategories, listTakes } from '@/lib/shops/queries';

/** The shop's type, name, description, and the categories and tags under which it is found. */
export async function ShopPart({ values, wrong }: PartProps) {
  const [t, categories, takes] = await Promise.all([getTranslations('seller'), listCategories('shop'), listTakes()]);
  const ticks = (name: string, all: { id: string; title: string }[]) =>
    all.map(({ id, title }) => ({ name: `${name}.${id}`, label: <bdi>{title}</bdi> }));
  return (
    <PartForm part="shop" values={values} wrong={wrong}>
      <RadioGroup
        name="type"
        id={fieldId('type')}
        label={t('type')}
        className="seller-choices"
        choices={[
          { value: 'restaurant', label: t('restaurant') },
          { value: 'shop', label: t('shop') },
        ]}
      />
      <Field
        name="title"
        id={fieldId('title')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={limits.title}
        dir="auto"
      />
      <Field
        name="description"
        id={fieldId('description')}
        label={t('about')}
        hint={t('aboutHint')}
        maxLength={limits.description}
        rows={4}
        dir="auto"
      />
      {categories.ok ? (
        <TickList
          name="categories"
          id={fieldId('categories')}
          label={t('categories')}
          className="seller-choices"
          ticks={ticks('categories', categories.value)}
        />
      ) : (
        <Alert role="status" tone="warning">
          {t('noCategories')}
        </Alert>
      )}
      {takes.ok && takes.value.length > 0 && (
        <TickList
          name="tags"
          id={fieldId('tags')}
          label={t('tags')}
          className="seller-choices"
          ticks={ticks('tags', takes.value)}
        />
      )}
    </PartForm>
  );
}
