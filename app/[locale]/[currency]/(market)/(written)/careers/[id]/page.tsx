import { CareerPage } from '@/components/content/careers/career-page';
import { careerMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props) {
  return careerMetadata((await params).id);
}

export default async function Career({ params }: Props) {
  return <CareerPage id={(await params).id} />;
}
