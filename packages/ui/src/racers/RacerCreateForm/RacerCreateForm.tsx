import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Form, type FormError } from '../../primitives/Form';
import { useMessages, type TextsOf } from '../../primitives/messages';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { racerFieldsMessages } from '../RacerEditForm/messages';
import { RacerFields, type RacerFieldValues } from '../RacerEditForm/RacerFields';
import { AthleteNameField, type AthleteSuggestion } from './AthleteNameField';
import { racerCreateFormMessages } from './messages';
import * as styles from './RacerCreateForm.css';

/** What is written of a racer to be. */
export interface RacerCreateValues extends RacerFieldValues {
  /** As typed, or the name of the athlete chosen; required. */
  name: string;
  /** The athlete chosen among the suggestions; `null` as soon as the name is typed over. */
  athleteId: string | null;
}

export interface RacerCreateFormProps {
  /** What stands in the fields. */
  values: RacerCreateValues;
  /** Called with all values whenever one changes. */
  onChange: (values: RacerCreateValues) => void;
  /** Existing athletes whose name is like what is typed. */
  suggestions?: readonly AthleteSuggestion[];
  /** What is to be fixed; `field` is a key of `values`. */
  errors?: readonly FormError[];
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof RacerFieldValues | 'name', string>>;
  /** Called when it is sent: by its button, or Enter in a field. */
  onSubmit: () => void;
  /** `finishing` once it is made and is being looked up. @default 'idle' */
  status?: 'idle' | 'creating' | 'finishing';
  /** Says that the last try may not have arrived, with a button to try again. */
  unsent?: Unsent;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts of the form and of its fields to replace, one by one. */
  labels?: Partial<TextsOf<typeof racerCreateFormMessages> & TextsOf<typeof racerFieldsMessages>>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Entering a racer, new or of an athlete there is already. */
export const RacerCreateForm = forwardRef<HTMLDivElement, RacerCreateFormProps>(
  function RacerCreateForm(
    {
      values,
      onChange,
      suggestions = [],
      errors = [],
      fieldErrors = {},
      onSubmit,
      status = 'idle',
      unsent,
      headingLevel = 1,
      labels,
      className,
    },
    ref,
  ) {
    const text = {
      ...useMessages(racerFieldsMessages, labels),
      ...useMessages(racerCreateFormMessages, labels),
    };
    const isBusy = status !== 'idle';
    const Title = `h${headingLevel}` as const;
    return (
      <div ref={ref} className={classNames(styles.frame, className)}>
        <Title className={styles.title}>{text.title}</Title>
        <Form onSubmit={onSubmit} errors={errors}>
          <AthleteNameField
            label={text.name}
            value={values.name}
            athleteId={values.athleteId}
            onChange={(name, athleteId) => onChange({ ...values, name, athleteId })}
            suggestions={suggestions}
            suggestionsLabel={text.suggestions}
            description={values.athleteId === null ? text.nameHelp : text.existing}
            errorMessage={errors.find(({ field }) => field === 'name')?.message ?? fieldErrors.name}
            isDisabled={isBusy}
          />
          <RacerFields
            values={values}
            onChange={onChange}
            errors={errors}
            fieldErrors={fieldErrors}
            isDisabled={isBusy}
            isComplete
            text={text}
          />
          {unsent && !isBusy && <UnsentNote {...unsent} />}
          <div className={styles.actions}>
            <output className={styles.status}>
              {status === 'finishing' ? text.finishing : ''}
            </output>
            <Button type="submit" variant="primary" isDisabled={isBusy}>
              {status === 'creating' ? text.creating : text.create}
            </Button>
          </div>
        </Form>
      </div>
    );
  },
);
