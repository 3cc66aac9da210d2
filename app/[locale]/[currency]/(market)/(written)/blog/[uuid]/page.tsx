import { ArticlePage } from '@/components/content/blog/article-page';
import { articleMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ uuid: string }>;
}

export async function generateMetadata({ params }: Props) {
  return articleMetadata((await params).uuid);
}

export default async function Article({ params }: Props) {
  return <ArticlePage uuid={(await params).uuid} />;
}
