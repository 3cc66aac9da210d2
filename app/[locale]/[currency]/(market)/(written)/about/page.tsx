import { AboutPage } from '@/components/content/about-page';
import { aboutMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = () => aboutMetadata();

export default function About() {
  return <AboutPage />;
}
