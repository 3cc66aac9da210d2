import { RulesPage } from '@/components/content/rules-page';
import { rulesMetadata } from '@/lib/content/metadata';
import { findRules } from '@/lib/content/queries';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = async () => rulesMetadata('privacy', await findRules('policy'));

export default async function Privacy() {
  return <RulesPage name="privacy" found={await findRules('policy')} />;
}
