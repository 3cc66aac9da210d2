import { RulesPage } from '@/components/content/rules-page';
import { rulesMetadata } from '@/lib/content/metadata';
import { findRules } from '@/lib/content/queries';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = async () => rulesMetadata('terms', await findRules('term'));

export default async function Terms() {
  return <RulesPage name="terms" found={await findRules('term')} />;
}
