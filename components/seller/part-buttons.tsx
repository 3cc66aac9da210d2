import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';

/** The two ways a part is left: on, by the word that says where to, or home for now. Both keep what is filled in. */
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
