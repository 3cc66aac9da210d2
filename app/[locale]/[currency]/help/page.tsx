import { HelpPage } from '@/components/content/help/help-page';
import { helpMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => helpMetadata();

export default function Help() {
  return <HelpPage />;
}
