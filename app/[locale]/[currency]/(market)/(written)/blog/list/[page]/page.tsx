import { BlogPage } from '@/components/content/blog/blog-page';
import { blogMetadata } from '@/lib/content/metadata';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props) {
  return blogMetadata(Number((await params).page));
}

export default async function Blog({ params }: Props) {
  return <BlogPage page={Number((await params).page)} />;
}
