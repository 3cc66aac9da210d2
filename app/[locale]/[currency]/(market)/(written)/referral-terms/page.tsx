import { RulesPage } from '@/components/content/rules-page';
import { rulesMetadata } from '@/lib/content/metadata';
import { getReferralTerms } from '@/lib/referrals/terms';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = async () => rulesMetadata('referralTerms', await getReferralTerms());

export default async function ReferralTerms() {
  return <RulesPage name="referralTerms" found={await getReferralTerms()} />;
}
