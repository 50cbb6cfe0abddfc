import { LegalText, LinkButton } from '@clubline/ui';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { termsMessages } from './messages';
import { termsSections, type TermsSection } from './termsSections';

export interface TermsScreenProps {
  /** The text itself, section by section. @default the product's own twenty sections */
  sections?: readonly TermsSection[];
  /** Language of `sections`, e.g. `es`. @default 'en' for the product's own, else the page's */
  contentLang?: string | undefined;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof termsMessages>;
}

/** Terms of service and privacy policy on one page. */
export function TermsScreen({
  sections: given,
  contentLang = given ? undefined : 'en',
  labels,
}: TermsScreenProps) {
  const sections = given ?? termsSections;
  const { hrefFor, productName, languages } = useClubline();
  const text = useMessages(termsMessages, labels);
  const foreignLanguage = nameOfForeign(contentLang, languages?.current);
  return (
    <LegalText
      productName={productName}
      homeHref={hrefFor({ to: 'home' })}
      title={text.title}
      dates={[
        { label: text.effective, value: text.effectiveDate },
        { label: text.updated, value: text.updatedDate },
      ]}
      contentLang={contentLang}
      note={foreignLanguage && text.writtenIn(foreignLanguage)}
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

/** What a language is called in that of the page; nothing where they are one, or not known. */
function nameOfForeign(contentLang: string | undefined, current: string | undefined) {
  const [page] = current?.split('-') ?? [];
  if (!contentLang || !page || contentLang.split('-')[0] === page) return undefined;
  return new Intl.DisplayNames([page], { type: 'language' }).of(contentLang);
}
