import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/forms/field.client';
import { OwnForm } from '@/components/forms/own-form';
import { FormPictures } from '@/components/forms/pictures/form-pictures';
import { RadioGroup } from '@/components/forms/radio-group.client';
import { TickList } from '@/components/forms/tick-list.client';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { fieldRules } from '@/lib/forms/field-rules';
import { readUnsent, readUnsentFiles } from '@/lib/forms/unsent';
import { pageMarket } from '@/lib/market/market';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import type { Order } from '@/lib/orders/schema';
import { askForRefund } from '@/lib/refunds/actions';
import { lineField, refundReasons, refundRequestSchema } from '@/lib/refunds/form-schema';
import { lineWords } from '@/lib/refunds/line-words';
import { picturesOfRefund } from '@/lib/refunds/send';
import { waitingPictures } from '@/lib/uploads/form-pictures';

/** The refund form: the reason, the lines of the order that it concerns, the customer's words and pictures. */
export async function RefundForm({ order }: { order: Order }) {
  const [t, { locale }, rules, typed, chosen, uploaded] = await Promise.all([
    getTranslations('refunds'),
    pageMarket(),
    fieldRules(refundRequestSchema),
    readUnsent(),
    readUnsentFiles(),
    waitingPictures(picturesOfRefund(order.id)),
  ]);
  const { minLength: _, maxLength: __, ...reason } = rules.reason;
  return (
    <OwnForm action={askForRefund} typed={typed} className="refund-form">
      <input type="hidden" name="order" value={order.id} />
      <RadioGroup
        {...reason}
        label={t('reasonLabel')}
        choices={refundReasons.map(value => ({ value, label: t(`reason.${value}`) }))}
        className="refund-choices"
      />
      {order.lines.length > 0 && (
        <TickList
          label={t('lines')}
          ticks={order.lines.map(line => ({
            name: lineField(line.id),
            label: <LineLabel line={line} words={lineWords(line, locale)} />,
          }))}
          className="refund-choices"
        />
      )}
      <Field {...rules.words} label={t('words')} hint={t('wordsHint')} rows={4} dir="auto" />
      <FormPictures uploaded={uploaded} isLost={uploaded.length === 0 && chosen.length > 0} />
      <Button type="submit" className="justify-self-start">
        {t('send')}
      </Button>
    </OwnForm>
  );
}

function LineLabel({ line, words }: { line: OrderLine; words: string }) {
  return (
    <>
      <span className="thumb size-12">
        <Picture source={line.picture} alt="" widths={[104]} sizes="3rem" />
      </span>
      <bdi>{words}</bdi>
    </>
  );
}
