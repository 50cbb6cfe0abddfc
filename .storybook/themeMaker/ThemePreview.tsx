import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Notice,
  ProgressBar,
  StatTile,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  ToggleChipGroup,
} from '@clubline/ui';
import { ChatRoom } from '../../packages/ui/src/embeds/ChatRoom';
import { conversation, viewer } from '../../packages/ui/src/embeds/ChatRoom/ChatRoom.fixtures';
import { ResultsTable } from '../../packages/ui/src/embeds/ResultsTable';
import { proRunabout } from '../../packages/ui/src/embeds/ResultsTable/ResultsTable.fixtures';

const ignore = () => undefined;

/** Both embeds and a dozen components, in whatever theme stands around them. */
export function ThemePreview() {
  return (
    <div className="theme-preview">
      <ResultsTable {...proRunabout} />
      <div className="theme-preview-pair">
        <ChatRoom
          messages={conversation}
          connection="online"
          onlineCount={128}
          viewer={viewer}
          title="World Finals live"
          locale="en-GB"
          timeZone="Europe/London"
          onSend={ignore}
          onRetry={ignore}
          onDiscard={ignore}
        />
        <div className="theme-preview-parts">
          <div className="theme-maker-row">
            <Button variant="primary">Join</Button>
            <Button>Share</Button>
            <Button variant="quiet">Report</Button>
            <Button variant="critical">Delete</Button>
          </div>
          <Tabs>
            <TabList aria-label="Club">
              <Tab id="feed">Feed</Tab>
              <Tab id="chat">Chat</Tab>
            </TabList>
            <TabPanel id="feed">
              <div className="theme-maker-row">
                <Avatar name="Amy Lake" />
                <Badge>Owner</Badge>
                <Badge tone="live">Live</Badge>
              </div>
            </TabPanel>
            <TabPanel id="chat">Nobody has written yet.</TabPanel>
          </Tabs>
          <StatTile label="Followers" value={1_284} isHighlighted />
          <Notice title="Saved">Everybody in the club sees it now.</Notice>
          <TextField label="Name of the club" defaultValue="Lakeside Riders" />
          <ToggleChipGroup
            label="Sports"
            options={['Jet-Ski', 'NHL'].map((name) => ({ value: name, label: name }))}
            defaultValue={['Jet-Ski']}
          />
          <Switch defaultSelected>Tell me of replies</Switch>
          <Checkbox defaultSelected>Private club</Checkbox>
          <ProgressBar label="Sending the picture" value={60} />
        </div>
      </div>
    </div>
  );
}
