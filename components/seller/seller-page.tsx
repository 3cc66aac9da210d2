import { getTranslations } from 'next-intl/server';
import { KeptInputs } from '@/components/errors/kept-inputs';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { ApplicationForm } from '@/components/seller/application-form';
import { PasswordFirst } from '@/components/seller/password-first';
import { SellerAnswer } from '@/components/seller/seller-answer';
import { SellerIntro } from '@/components/seller/seller-intro';
import { Notice } from '@/components/ui/notice';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { pageMarket } from '@/lib/market/market';
import { getMarketName } from '@/lib/market/queries';
import type { Part } from '@/lib/seller/draft';
import { readSellerDraft } from '@/lib/seller/draft-cookie';
import { getApplicant } from '@/lib/seller/queries';
import type { Applicant } from '@/lib/seller/schema';
import { signInAgain } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';

interface SellerPageProps {
  /** The requested part; otherwise the first incomplete one. */
  part: Part | null;
  /** The point that the address picker came back with. */
  picked: PickedPoint | null;
  /** Where the part is shown for what is wrong in it: the fields that the marketplace refused. */
  refused: string[] | null;
}

/** The page to become a seller, as far as this visitor has come: guest, applicant, under review, answered. */
export async function SellerPage({ part, picked, refused }: SellerPageProps) {
  const [t, { locale }, session] = await Promise.all([getTranslations('seller'), pageMarket(), readSession()]);
  const [name, found] = await Promise.all([getMarketName(locale), session === null ? null : getApplicant(locale)]);
  if (found !== null && !found.ok && found.why === 'unauthorized') return signInAgain();
  if (found !== null && !found.ok) return <SellerAway />;
  const applicant = found?.value ?? null;
  return (
    <div className="reading-page">
      <h1>{t('title', { name })}</h1>
      <Notice />
      <Step {...{ applicant, part, picked, refused }} />
    </div>
  );
}

function Step({ applicant, ...form }: SellerPageProps & { applicant: Applicant | null }) {
  if (applicant === null) return <SellerIntro />;
  if (applicant.isSeller || applicant.shop !== null) return <SellerAnswer applicant={applicant} />;
  return applicant.hasPassword ? <ApplicationForm {...form} /> : <PasswordFirst />;
}

/** While the state of the applicant is not known, shows what they have written, so that nobody worries about it. */
async function SellerAway() {
  const { title, description, address } = await readSellerDraft();
  return (
    <OwnErrorPage>
      <KeptInputs texts={[title, description, address]} />
    </OwnErrorPage>
  );
}
