import { CareersPage } from '@/components/content/careers/careers-page';
import { careersMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => careersMetadata();

export default function Careers() {
  return <CareersPage />;
}
