import { LegalText, LinkButton } from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { termsCopy } from './copy';
import { termsSections, type TermsSection } from './termsSections';

export interface TermsScreenProps {
  /** @default the product's own twenty sections */
  sections?: readonly TermsSection[];
  labels?: Partial<typeof termsCopy>;
}

/** Terms of service and privacy policy on one page. */
export function TermsScreen({ sections = termsSections, labels }: TermsScreenProps) {
  const { hrefFor, productName } = useClubline();
  const text = useMessages('terms', termsCopy, labels);
  return (
    <LegalText
      productName={productName}
      homeHref={hrefFor({ to: 'home' })}
      title={text.title}
      dates={[
        { label: text.effective, value: text.effectiveDate },
        { label: text.updated, value: text.updatedDate },
      ]}
      sections={sections.map((section) => ({
        ...section,
        paragraphs: section.paragraphs(productName),
      }))}
      labels={{ contents: text.contents, home: text.backHome }}
    >
      <LinkButton href={hrefFor({ to: 'contact' })} variant="primary">
        {text.contact}
      </LinkButton>
      <LinkButton href={hrefFor({ to: 'home' })}>{text.backHome}</LinkButton>
    </LegalText>
  );
}
