import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { useMessages, type Labels } from '../../primitives/messages';
import { Unavailable, type UnavailableProps } from '../../primitives/Unavailable';
import { racerUnavailableMessages } from './messages';

export interface RacerUnavailableProps extends UnavailableProps {
  /** Called on the button that leads back. */
  onGoBack: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof racerUnavailableMessages>;
}

/** In place of a racer that could not be shown. */
export const RacerUnavailable = forwardRef<HTMLDivElement, RacerUnavailableProps>(
  function RacerUnavailable({ onGoBack, labels, ...rest }, ref) {
    const text = useMessages(racerUnavailableMessages, labels);
    return (
      <Unavailable
        ref={ref}
        title={text.title}
        illustration="racers"
        failed={text.failed}
        notFound={text.racerNotFound}
        action={
          <Button variant="primary" onPress={onGoBack}>
            {text.goBack}
          </Button>
        }
        {...rest}
      />
    );
  },
);
