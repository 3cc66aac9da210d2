import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { PictureField } from '@/components/profile/picture-field.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsentFiles } from '@/lib/forms/unsent';
import { savePicture } from '@/lib/profile/actions';
import { pictureSchema } from '@/lib/profile/form-schema';

/** The picture that shops and couriers see, and a field to change it. */
export async function PictureForm({ picture }: { picture: string }) {
  const [t, errors, { picture: rule }, chosen] = await Promise.all([
    getTranslations('profile'),
    getTranslations('errors'),
    fieldRules(pictureSchema),
    readUnsentFiles(),
  ]);
  return (
    <Card as="section" aria-labelledby="picture">
      <h2 id="picture">{t('picture')}</h2>
      <OwnForm action={savePicture} className="account-form">
        <PictureField
          rule={rule}
          label={t('pictureFile')}
          hint={t('pictureHint')}
          tooLarge={errors('pictureLarge')}
          otherType={errors('pictureType')}
          lost={chosen.length > 0 ? errors('picturesLost') : undefined}
        >
          {picture === '' ? (
            <Icon name="user" className="size-10 text-soft" />
          ) : (
            <Picture source={picture} alt={t('pictureNow')} widths={[104, 208]} sizes="96px" />
          )}
        </PictureField>
        <Button type="submit" look="quiet">
          {t('savePicture')}
        </Button>
      </OwnForm>
    </Card>
  );
}
