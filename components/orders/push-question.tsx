import { getTranslations } from 'next-intl/server';
import { PageForm } from '@/components/forms/page-form.client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { answerPushQuestion } from '@/lib/push/actions';
import { pushProject } from '@/lib/push/project';
import { readPushToken } from '@/lib/push/token-cookie';

/** Offers push once, beside an order under way. "Yes" leads to the switch, which asks the browser. */
export async function PushQuestion() {
  if (pushProject() === null || (await readCookie('push-asked')) !== undefined) return null;
  const [t, errors, token] = await Promise.all([getTranslations('push'), getTranslations('errors'), readPushToken()]);
  if (token !== null) return null;
  return (
    <Card as="section" aria-labelledby="push-question" className="needs-script">
      <h2 id="push-question" className="text-lead">
        {t('question')}
      </h2>
      <p className="text-soft">{t('why')}</p>
      <PageForm action={answerPushQuestion} offline={errors('noConnection')} className="cluster">
        <Button type="submit" name="answer" value="yes" look="quiet">
          {t('yes')}
        </Button>
        <Button type="submit" name="answer" value="no" look="quiet">
          {t('no')}
        </Button>
      </PageForm>
    </Card>
  );
}
