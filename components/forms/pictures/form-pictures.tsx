import { getTranslations } from 'next-intl/server';
import { PicturesField } from '@/components/forms/pictures/pictures-field.client';
import { SentPictures } from '@/components/ui/sent-pictures';

interface FormPicturesProps {
  /** Pictures uploaded before, which are sent along unless others are chosen. */
  uploaded: string[];
  /** Whether pictures were chosen in this form that went no further. */
  isLost: boolean;
}

/** Up to three pictures of a form. */
export async function FormPictures({ uploaded, isLost }: FormPicturesProps) {
  const [t, errors] = await Promise.all([getTranslations('pictures'), getTranslations('errors')]);
  return (
    <PicturesField
      label={t('label')}
      hint={t('hint')}
      detach={t('detach')}
      tooMany={errors('picturesMany')}
      tooLarge={errors('pictureLarge')}
      otherType={errors('pictureType')}
      lost={isLost ? errors('picturesLost') : undefined}
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
