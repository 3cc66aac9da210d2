import { getTranslations } from 'next-intl/server';
import { FormPictures } from '@/components/forms/pictures/form-pictures';
import { ReviewForm } from '@/components/reviews/review-form';
import { WrittenReview } from '@/components/reviews/written-review';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { SentPictures } from '@/components/ui/sent-pictures';
import { readUnsentFiles } from '@/lib/forms/unsent';
import type { Reviewed } from '@/lib/reviews/form-schema';
import type { OwnReview } from '@/lib/reviews/own-reviews';
import { picturesOfReview } from '@/lib/reviews/pictures-of-review';
import { typedReview } from '@/lib/reviews/typed-review';
import { waitingPictures } from '@/lib/uploads/form-pictures';

interface ReviewTargetProps {
  /** The order's id. */
  id: string;
  of: Reviewed;
  name: string;
  title: string;
  written: OwnReview | undefined;
}

/** One subject of a review: the form, or what was written, which can be changed. */
export async function ReviewTarget({ id, of, name, title, written }: ReviewTargetProps) {
  const [t, waiting, typed, chosen] = await Promise.all([
    getTranslations('reviews'),
    waitingPictures(picturesOfReview(id, of)),
    typedReview(id, of),
    readUnsentFiles(),
  ]);
  const isLost = typed !== null && chosen.length > 0 && waiting.length === 0;
  const uploaded = waiting.length > 0 ? waiting : (written?.pictures ?? []);
  const form = (
    <ReviewForm id={id} of={of} title={title} before={written}>
      <FormPictures uploaded={uploaded} isLost={isLost} />
    </ReviewForm>
  );
  if (written === undefined) return form;
  return (
    <WrittenReview name={name} review={written}>
      <SentPictures sources={written.pictures} alt={number => t('pictureOf', { number })} />
      {/* What was typed must be seen, and without script what is wrong with it. */}
      <Accordion open={typed !== null}>
        <AccordionTrigger>
          {t('change')}
          <span className="sr-only">: {name}</span>
        </AccordionTrigger>
        {form}
      </Accordion>
    </WrittenReview>
  );
}
