import '@clubline/features/chat.css';
import '@clubline/ui/ChatRoom.css';
import '@clubline/ui/ResultsTable.css';
import { LiveChat } from '@clubline/features/chat';
import { createToken } from '@clubline/features/server';
import { ChatRoom } from '@clubline/ui/ChatRoom';
import { explainPlace } from '@clubline/ui/explainPlace';
import { ResultsTable, type RaceRow } from '@clubline/ui/ResultsTable';
import { themeStyle } from '@clubline/ui/themeStyle';

const rows: RaceRow[] = [{ bikeNumber: 7, rider: 'Ana', motos: [{ pos: 1 }], rank: 1 }];

export const table = (
  <ResultsTable title="Pro" motoLabels={['Moto 1']} rows={rows} explain={explainPlace} isSortable />
);
export const chat = (
  <LiveChat
    api="https://clubline.example/api"
    room="world-finals"
    getToken={async () => null}
    onSignIn={() => location.assign('/sign-in')}
    style={themeStyle({})}
  />
);
export const room = ChatRoom;
// What may be left out may be undefined.
export const optional = (
  <LiveChat
    api="https://clubline.example/api"
    room="world-finals"
    getToken={undefined}
    userId={undefined}
    onSignIn={undefined}
    onClose={undefined}
    onError={undefined}
    onConnectionChange={undefined}
    onMessage={undefined}
    title={undefined}
    headingLevel={undefined}
    locale={undefined}
    timeZone={undefined}
    labels={undefined}
    hrefFor={undefined}
    theme={undefined}
    dir={undefined}
    tokens={undefined}
    className={undefined}
    style={undefined}
    fetch={undefined}
    socketFactory={undefined}
  />
);

// @ts-expect-error A room needs its name.
export const nameless = <LiveChat api="https://clubline.example/api" />;

export const token: Promise<{ token: string }> = createToken({ id: 'reader-1', name: 'Ana' });
// @ts-expect-error Whoever chats has a name.
export const unnamed = () => createToken({ id: 'reader-1' });
