import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { PicturesField } from '@/components/forms/pictures/pictures-field.client';
import { ApplicationSummary } from '@/components/seller/application-summary';
import { PartButtons } from '@/components/seller/part-buttons';
import type { PartProps } from '@/components/seller/part-form';
import { fieldId, WrongInPart } from '@/components/seller/wrong-in-part';
import { SentPictures } from '@/components/ui/sent-pictures';
import { isSecondRevision } from '@/lib/api/revision';
import { readUnsentFiles } from '@/lib/forms/unsent';
import { applyAsSeller } from '@/lib/seller/actions';
import { mostDocuments } from '@/lib/seller/draft';

/** The pictures, a summary of the application, and the button that sends it. */
export async function PicturesPart({ draft, wrong }: PartProps) {
  const [t, errors, pictures, chosen] = await Promise.all([
    getTranslations('seller'),
    getTranslations('errors'),
    getTranslations('pictures'),
    readUnsentFiles(),
  ]);
  const lost = (name: 'logo' | 'background' | 'documents') =>
    chosen.includes(name) && draft[name].length === 0 ? errors('picturesLost') : undefined;
  const told = { tooLarge: errors('pictureLarge'), otherType: errors('pictureType'), detach: pictures('detach') };
  const asksPapers = isSecondRevision();
  return (
    <OwnForm action={applyAsSeller} wrong={wrong.fields} className="seller-form">
      <WrongInPart part="pictures" isRefused={wrong.isRefused} />
      {(['logo', 'background'] as const).map(name => (
        <div key={name} id={fieldId(name)}>
          <PicturesField
            {...told}
            name={name}
            most={1}
            label={t(name)}
            hint={`${t(`${name}Hint`)} ${t('fileHint')}`}
            tooMany={errors('seller.onePicture')}
            lost={lost(name)}
          >
            <Uploaded sources={draft[name] === '' ? [] : [draft[name]]} alt={() => t(`${name}Now`)} />
          </PicturesField>
        </div>
      ))}
      {asksPapers && (
        <div id={fieldId('documents')}>
          <PicturesField
            {...told}
            name="documents"
            most={mostDocuments}
            label={t('documents')}
            hint={`${t('documentsHint')} ${t('fileHint')}`}
            tooMany={errors('picturesMany')}
            lost={lost('documents')}
          >
            <Uploaded sources={draft.documents} alt={number => t('documentNow', { number })} />
          </PicturesField>
        </div>
      )}
      <ApplicationSummary draft={draft} />
      <PartButtons go="send" label={t('send')} />
    </OwnForm>
  );
}

async function Uploaded({ sources, alt }: { sources: string[]; alt: (number: number) => string }) {
  const t = await getTranslations('seller');
  if (sources.length === 0) return null;
  return (
    <div className="cluster">
      <SentPictures sources={sources} alt={alt} />
      <span className="text-small text-soft">{t('kept')}</span>
    </div>
  );
}
