import { Button } from '../Button';
import { classNames } from '../classNames';
import { Form, type FormError } from '../Form';
import { useMessages } from '../MessagesProvider';
import { racerFieldsCopy } from '../RacerEditForm/copy';
import { RacerFields, type RacerFieldValues } from '../RacerEditForm/RacerFields';
import { AthleteNameField, type AthleteSuggestion } from './AthleteNameField';
import { racerCreateFormCopy } from './copy';
import * as styles from './RacerCreateForm.css';

export interface RacerCreateValues extends RacerFieldValues {
  name: string;
  /** The athlete chosen among the suggestions; `null` as soon as the name is typed over. */
  athleteId: string | null;
}

export interface RacerCreateFormProps {
  values: RacerCreateValues;
  onChange: (values: RacerCreateValues) => void;
  /** Existing athletes whose name is like what is typed. */
  suggestions?: readonly AthleteSuggestion[];
  /** What is to be fixed; `field` is a key of `values`. */
  errors?: readonly FormError[];
  onSubmit: () => void;
  /** `finishing` once it is made and is being looked up. @default 'idle' */
  status?: 'idle' | 'creating' | 'finishing';
  /** @default 1 */
  headingLevel?: 1 | 2;
  labels?: Partial<typeof racerCreateFormCopy & typeof racerFieldsCopy>;
  className?: string;
}

/** Entering a racer, new or of an athlete there is already. */
export function RacerCreateForm({
  values,
  onChange,
  suggestions = [],
  errors = [],
  onSubmit,
  status = 'idle',
  headingLevel = 1,
  labels,
  className,
}: RacerCreateFormProps) {
  const text = {
    ...useMessages('racerFields', racerFieldsCopy, labels),
    ...useMessages('racerCreateForm', racerCreateFormCopy, labels),
  };
  const isBusy = status !== 'idle';
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.frame, className)}>
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
          errorMessage={errors.find(({ field }) => field === 'name')?.message}
          isDisabled={isBusy}
        />
        <RacerFields
          values={values}
          onChange={onChange}
          errors={errors}
          isDisabled={isBusy}
          isComplete
          text={text}
        />
        <div className={styles.actions}>
          <output className={styles.status}>{status === 'finishing' ? text.finishing : ''}</output>
          <Button type="submit" variant="primary" isDisabled={isBusy}>
            {status === 'creating' ? text.creating : text.create}
          </Button>
        </div>
      </Form>
    </div>
  );
}
