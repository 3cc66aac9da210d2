import { getTranslations } from 'next-intl/server';
import { errorSentences, noConnection } from '@/components/account/error-sentences';
import { ActionForm } from '@/components/forms/action-form.client';
import { PictureField } from '@/components/profile/picture-field.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { savePicture } from '@/lib/profile/actions';

/** The picture that shops and couriers see, and a field for another one. */
export async function PictureForm({ picture }: { picture: string }) {
  const [t, offline] = await Promise.all([getTranslations('profile'), noConnection()]);
  const errors = await errorSentences(
    'pictureMissing',
    'pictureLarge',
    'pictureType',
    'fieldRefused',
    'refused',
    'offline',
  );
  return (
    <Card as="section" aria-labelledby="picture">
      <h2 id="picture">{t('picture')}</h2>
      <ActionForm action={savePicture} errors={errors} offline={offline} className="account-form">
        <PictureField label={t('pictureFile')} hint={t('pictureHint')}>
          {picture === '' ? (
            <Icon name="user" className="size-10 text-soft" />
          ) : (
            <Picture source={picture} alt={t('pictureNow')} widths={[104, 208]} sizes="96px" />
          )}
        </PictureField>
        <Button type="submit" look="quiet">
          <Icon name="camera" />
          {t('savePicture')}
        </Button>
      </ActionForm>
    </Card>
  );
}
