import { useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as field from '../../primitives/Field/Field.css';
import { FieldMessages } from '../../primitives/Field/FieldMessages';
import { Icon } from '../../primitives/Icon';
import { menu } from '../../primitives/Menu/Menu.css';
import * as styles from './RacerCreateForm.css';

/** An athlete there is already, offered while a racer is entered. */
export interface AthleteSuggestion {
  /** Becomes `athleteId` when this athlete is chosen. */
  id: string;
  /** Becomes the `name` when this athlete is chosen. */
  name: string;
  /** Tells two of one name apart: origin, age. */
  detail?: string;
}

interface AthleteNameFieldProps {
  label: string;
  value: string;
  /** The athlete chosen. */
  athleteId: string | null;
  /** Called with what was typed, or with the name and the id of the athlete chosen. */
  onChange: (name: string, athleteId: string | null) => void;
  suggestions: readonly AthleteSuggestion[];
  suggestionsLabel: string;
  description: string;
  errorMessage?: string;
  isDisabled: boolean;
}

/** A name that may be new or that of an athlete there is already. */
export function AthleteNameField({
  label,
  value,
  athleteId,
  onChange,
  suggestions,
  suggestionsLabel,
  description,
  errorMessage,
  isDisabled,
}: AthleteNameFieldProps) {
  const control = useRef<HTMLDivElement>(null);
  return (
    <ComboBox
      name="name"
      inputValue={value}
      onInputChange={(name) => name !== value && onChange(name, null)}
      value={athleteId}
      onChange={(key) => {
        const chosen = suggestions.find(({ id }) => id === key);
        if (chosen) onChange(chosen.name, chosen.id);
      }}
      items={suggestions}
      allowsCustomValue
      menuTrigger="input"
      isRequired
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <Label className={field.label}>{label}</Label>
      <div ref={control} className={field.control}>
        <Input className={field.input} autoComplete="off" />
        {suggestions.length > 0 && (
          <Button aria-label={suggestionsLabel} className={styles.open}>
            <Icon name="chevron-down" />
          </Button>
        )}
      </div>
      <OpenOnArrival names={athleteId === null ? suggestions.map(({ id }) => id).join(' ') : ''} />
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover triggerRef={control} placement="bottom start" className={styles.popover}>
        <ListBox<AthleteSuggestion> aria-label={suggestionsLabel} className={menu}>
          {({ id, name, detail }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={styles.item}>
              <span className={styles.suggestion}>
                {name}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/**
 * Suggestions come after a while, and a combo box only opens by itself for those that are there
 * when one types.
 */
function OpenOnArrival({ names }: { names: string }) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (names && latest.current?.isFocused && !latest.current.isOpen)
      latest.current.open(null, 'input');
  }, [names]);
  return null;
}
