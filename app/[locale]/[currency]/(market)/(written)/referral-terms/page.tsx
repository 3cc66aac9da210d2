import { RulesPage } from '@/components/content/rules-page';
import { rulesMetadata } from '@/lib/content/metadata';
import { findReferralTerms } from '@/lib/referrals/terms';

export const revalidate = 30;
export const generateStaticParams = () => [];
export const generateMetadata = async () => rulesMetadata('referralTerms', await findReferralTerms());

export default async function ReferralTerms() {
  return <RulesPage name="referralTerms" found={await findReferralTerms()} />;
}
