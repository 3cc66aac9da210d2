import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button.client';
import { PictureField } from '@/components/profile/picture-field.client';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { savePicture } from '@/lib/profile/actions';
import { pictureSchema } from '@/lib/profile/rules';

/** The picture that shops and couriers see, and a field for another one. */
export async function PictureForm({ picture }: { picture: string }) {
  const [t, errors] = await Promise.all([getTranslations('profile'), getTranslations('errors')]);
  return (
    <Card as="section" aria-labelledby="picture">
      <h2 id="picture">{t('picture')}</h2>
      <Form action={savePicture} schema={pictureSchema} className="account-form">
        <PictureField
          label={t('pictureFile')}
          hint={t('pictureHint')}
          tooLarge={errors('pictureLarge')}
          otherType={errors('pictureType')}
        >
          {picture === '' ? (
            <Icon name="user" className="size-10 text-soft" />
          ) : (
            <Picture source={picture} alt={t('pictureNow')} widths={[104, 208]} sizes="96px" />
          )}
        </PictureField>
        <SubmitButton look="quiet">
          <Icon name="camera" />
          {t('savePicture')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
