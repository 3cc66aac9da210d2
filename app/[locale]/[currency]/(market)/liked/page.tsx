import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LikedPage } from '@/components/lists/liked-page';
import { Main } from '@/components/ui/main';
import { privateMetadata } from '@/lib/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('liked');
  return privateMetadata(t('title'), t('description'));
}

export default function Liked() {
  return (
    <Main>
      <LikedPage />
    </Main>
  );
}
