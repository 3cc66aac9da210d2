import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';

/**
 * The two buttons that leave a part: continue, labelled with where to, or stop for now. Both save what is filled in.
 */
export async function PartButtons({ go, label }: { go: 'on' | 'send'; label: string }) {
  const t = await getTranslations('seller');
  return (
    <p className="cluster">
      <Button type="submit" name="go" value={go}>
        {label}
      </Button>
      <Button type="submit" name="go" value="later" look="quiet">
        {t('later')}
      </Button>
    </p>
  );
}
