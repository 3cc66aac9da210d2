import { HelpPage } from '@/components/content/help/help-page';
import { helpMetadata } from '@/lib/content/metadata';
import { unlisted } from '@/lib/metadata';
import { decodeSegment } from '@/lib/paths/decode-segment';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  return { ...(await helpMetadata()), robots: unlisted };
}

/** The dynamic twin of the help centre: shows only questions that match the words. */
export default async function HelpFound({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <HelpPage searched={decodeSegment(words)} />;
}
