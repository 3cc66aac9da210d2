import { Alert } from '@/components/ui/alert';
import { errorSentences } from '@/lib/forms/error-sentences';
import { readRefusal } from '@/lib/forms/unsent';

/**
 * What the form of this page was refused for, where the page cannot show the form itself: done, not done, or not known.
 */
export async function LastRefusal() {
  const [refusal, sentenceOf] = await Promise.all([readRefusal(), errorSentences()]);
  if (refusal.length === 0) return null;
  return <Alert tone="error">{refusal.map(sentenceOf).join(' ')}</Alert>;
}
