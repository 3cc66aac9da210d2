import { getTranslations } from 'next-intl/server';
import { PicturesField } from '@/components/forms/pictures/pictures-field.client';
import { SentPictures } from '@/components/ui/sent-pictures';

/**
 * Up to three pictures of a form. `uploaded`: pictures uploaded before, which are sent along unless others are chosen.
 */
export async function FormPictures({ uploaded }: { uploaded: string[] }) {
  const [t, errors] = await Promise.all([getTranslations('pictures'), getTranslations('errors')]);
  return (
    <PicturesField
      label={t('label')}
      hint={t('hint')}
      detach={t('detach')}
      tooMany={errors('picturesMany')}
      tooLarge={errors('pictureLarge')}
      otherType={errors('pictureType')}
    >
      {uploaded.length > 0 && (
        <>
          <SentPictures sources={uploaded} alt={number => t('alt', { number })} />
          <label>
            <input type="checkbox" name="uploaded" defaultChecked />
            {t('keep', { count: uploaded.length })}
          </label>
        </>
      )}
    </PicturesField>
  );
}
