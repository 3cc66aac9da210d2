import { HelpPage } from '@/components/content/help-page';
import { helpMetadata } from '@/lib/content/metadata';
import { decodeSegment } from '@/lib/shops/paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  return { ...(await helpMetadata()), robots: { index: false, follow: true } };
}

/** The dynamic twin of the help centre: only what these words are about is in sight. */
export default async function HelpFound({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <HelpPage searched={decodeSegment(words)} />;
}
