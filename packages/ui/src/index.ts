// theme: the values that a theme may change, and the three that come along
export {
  dark,
  highContrast,
  light,
  vars,
  type PartialTheme,
  type Theme,
  type ThemeName,
} from './theme';
export { themeStyle } from './theme/themeStyle';

// primitives: controls and surfaces that know nothing of sports
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog';
export { Avatar, type AvatarProps } from './primitives/Avatar';
export { Badge, type BadgeProps } from './primitives/Badge';
export { BringIntoView } from './primitives/BringIntoView';
export { Button, type ButtonProps } from './primitives/Button';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './primitives/CheckboxGroup';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog';
export { CutNote } from './primitives/CutNote';
export { Dialog, type DialogProps } from './primitives/Dialog';
export { Disclosure, type DisclosureProps } from './primitives/Disclosure';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState';
export { FileField, fileFieldMessages, type FileFieldProps } from './primitives/FileField';
export { Form, FormRow, type FormError, type FormProps } from './primitives/Form';
export { Icon, type IconName, type IconProps } from './primitives/Icon';
export { IconButton, type IconButtonProps } from './primitives/IconButton';
export { Lightbox, type LightboxImage, type LightboxProps } from './primitives/Lightbox';
export { LinkButton, type LinkButtonProps } from './primitives/LinkButton';
export { LoadMoreRow } from './primitives/LoadMoreRow';
export { Menu, type MenuAction, type MenuProps, type MenuSection } from './primitives/Menu';
export { Notice, type NoticeProps } from './primitives/Notice';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField';
export { Popover, type PopoverProps } from './primitives/Popover';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar';
export { SearchField, type SearchFieldProps } from './primitives/SearchField';
export { Select, type SelectProps } from './primitives/Select';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton';
export { Spinner } from './primitives/Spinner';
export { StatTile, type StatTileProps } from './primitives/StatTile';
export { StatusDot, type StatusDotProps } from './primitives/StatusDot';
export { Switch, type SwitchProps } from './primitives/Switch';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from './primitives/Tabs';
export { TagInput, type TagInputProps } from './primitives/TagInput';
export { TextArea, type TextAreaProps } from './primitives/TextArea';
export { TextField, type TextFieldProps } from './primitives/TextField';
export { ThemeScope, type ThemeScopeProps } from './primitives/ThemeScope';
export {
  ToastRegion,
  createToastStore,
  type ToastContent,
  type ToastItem,
  type ToastRegionProps,
  type ToastStore,
} from './primitives/ToastRegion';
export { ToggleChipGroup, type ToggleChipGroupProps } from './primitives/ToggleChipGroup';
export { Tooltip, type TooltipProps } from './primitives/Tooltip';
export { VisuallyHidden } from './primitives/VisuallyHidden';

// locales: texts in place of the English ones
export { MessagesProvider, type MessagesProviderProps, type UiMessages } from './locales';
export { defineMessages, useMessages } from './primitives/messages';
export type { Labels, Messages, TextsOf } from './primitives/messages';

// auth: signing in and up
export { AuthLayout } from './auth/AuthLayout';

// account: settings, devices, password, passkeys
export { DeviceList, deviceListMessages } from './account/DeviceList';
export { PasskeyList } from './account/PasskeyList';
export { PushSettings } from './account/PushSettings';
export {
  PasswordForm,
  passwordFormMessages,
  type PasswordFormValues,
} from './account/PasswordForm';
export {
  SettingsLayout,
  SettingsProfileForm,
  settingsLayoutMessages,
  settingsProfileFormMessages,
  type SettingsProfileValues,
} from './account/SettingsLayout';

// partners: the keys of their servers
export { PartnerKeyDialog } from './partners/PartnerKeyDialog';
export { PartnerKeyList, type PartnerKeyItem } from './partners/PartnerKeyList';

// profiles: people, whom they follow, and what they like
export { FavoriteTeams } from './profiles/FavoriteTeams';
export { FollowList, type FollowListPerson, type FollowListTab } from './profiles/FollowList';
export {
  ProfileHeader,
  ProfileUnavailable,
  type ProfileHeaderUser,
} from './profiles/ProfileHeader';
export { ProfilePage } from './profiles/ProfilePage';
export { UserSearch, type UserSearchResult } from './profiles/UserSearch';

// posts: posts, comments and reactions
export { CommentComposer, type CommentPurpose } from './posts/CommentComposer';
export { CommentList, type CommentAction, type CommentItem } from './posts/CommentList';
export { FeedColumn, FeedHeading, FeedNote, FeedPill } from './posts/FeedLayout';
export { FeedPosts, FeedSkeleton } from './posts/FeedLayout';
export { MentionCombobox, type MentionCandidate } from './posts/MentionCombobox';
export { PostCard, type PostAuthor } from './posts/PostCard';
export { PostComposer, type ComposerPicture, type ComposerPictures } from './posts/PostComposer';
export { PostEditor } from './posts/PostEditor';
export { ProfilePostComposer } from './posts/ProfilePostComposer';
export { ReactionButton } from './posts/ReactionButton';
export { type ReactionName } from './posts/ReactionPicker';
export { RichText } from './posts/RichText';

// clubs
export { ClubAbout } from './clubs/ClubAbout';
export { ClubBanner } from './clubs/ClubBanner';
export { ClubCard } from './clubs/ClubCard';
export { ClubFaces } from './clubs/ClubFaces';
export {
  ClubEditForm,
  ClubForm,
  type ClubFieldValues,
  type ClubFormValues,
} from './clubs/ClubForm';
export { ClubFormPage } from './clubs/ClubFormPage';
export { ClubGrid } from './clubs/ClubGrid';
export { ClubInfoPanel } from './clubs/ClubInfoPanel';
export { ClubInvitation } from './clubs/ClubInvitation';
export { ClubPage, ClubsPage, ClubsTools, StickyTabs } from './clubs/ClubLayout';
export { ClubMemberList, type ClubMemberRow } from './clubs/ClubMemberList';
export { ClubSuggestions } from './clubs/ClubSuggestions';

// channels: the channels of a club
export { ChannelColumn } from './channels/ChannelColumn';
export { ChannelMessageList, type ChannelMessageItem } from './channels/ChannelMessageList';
export { ChannelTabLabel } from './channels/ChannelTabLabel';

// moderation: reports of posts
export { ReportDialog, type ReportChoice } from './moderation/ReportDialog';
export { ReportedPostList, type ReportedPostItem } from './moderation/ReportedPostList';

// racers
export { PinForm } from './racers/PinForm';
export { RacerAbout } from './racers/RacerAbout';
export {
  RacerCreateForm,
  type AthleteSuggestion,
  type RacerCreateValues,
} from './racers/RacerCreateForm';
export { RacerEditForm, type RacerFieldValues } from './racers/RacerEditForm';
export { RacerHeader, RacerUnavailable, type RacerHeaderRacer } from './racers/RacerHeader';
export { NarrowPage, RacerPage } from './racers/RacerPage';
export { RacerSearch, type RacerSearchResult } from './racers/RacerSearch';
export { RacerStats } from './racers/RacerStats';

// results: events, races and their results
export { AnalysisList } from './results/AnalysisList';
export { DayLinks } from './results/DayLinks';
export { DaySection } from './results/DaySection';
export { downloadCalendar, type CalendarEntry } from './results/calendarFile';
export { downloadCsv } from './results/downloadCsv';
export { EventGlance } from './results/EventGlance';
export { EventProgramme } from './results/EventProgramme';
export { EventSchedule, type ScheduleDay, type ScheduleSession } from './results/EventSchedule';
export { explainPlace, explainPlaceMessages } from './results/explainPlace';
export { MotoMovement } from './results/MotoMovement';
export { PodiumCard, PodiumSection, type PodiumPlace } from './results/PodiumCard';
export { problemsOfRace } from './results/raceRules';
export { ResultCard } from './results/ResultCard';
export { ResultList, type ListedResult } from './results/ResultList';

// scores: leagues and their widgets
export { ScoresBar, ScoresPage, ScoresStack } from './scores/ScoresPage';
export { WidgetFrame } from './scores/WidgetFrame';

// notifications
export {
  NotificationList,
  notificationListMessages,
  type NotificationItem,
} from './notifications/NotificationList';

// home: the landing page
export { FeatureCard } from './home/FeatureCard';
export { FirstSteps } from './home/FirstSteps';
export { Hero, HeroGreeting, HeroMark } from './home/Hero';
export { HomePage } from './home/HomePage';
export { PartnerCarousel, type Partner } from './home/PartnerCarousel';
export { PartnerPanel } from './home/PartnerPanel';
export { SponsorBanner } from './home/SponsorBanner';
export { WelcomeSplash, type WelcomeSplashProps } from './home/WelcomeSplash';

// search
export { ExplorePage } from './search/ExplorePage';
export { SearchPage, SearchPanel } from './search/SearchPanel';
export type { SearchGroup, SearchHit, SearchKind } from './search/SearchPanel';

// chat: what stands around a live room
export { ChatDock } from './chat/ChatDock';

// shell: the frame around every screen
export { AppShell } from './shell/AppShell';
export { BottomBar, bottomBarMessages } from './shell/BottomBar';
export { Footer, type FooterLink } from './shell/Footer';
export { Logo } from './shell/Logo';
export { NotFound } from './shell/NotFound';
export { OfflineBar } from './shell/OfflineBar';
export { PageProgress } from './shell/PageProgress';
export { SideMenu, sideMenuMessages } from './shell/SideMenu';
export { TopBar, topBarMessages } from './shell/TopBar';

// legal: terms and other long texts
export { LegalText, type LegalSection } from './legal/LegalText';

// embeds: what partners put into pages of their own
export {
  ChatRoom,
  chatRoomMessages,
  type ChatAnnounceMode,
  type ChatConnection,
  type ChatMessageState,
  type ChatRoomMessage,
  type ChatRoomProps,
  type ChatViewer,
} from './embeds/ChatRoom';
export {
  ResultsTable,
  rankRace,
  resultsTableMessages,
  type MotoStatus,
  type RaceMoto,
  type RaceRow,
  type RaceTable,
  type RankedRow,
  type ResultsTableProps,
} from './embeds/ResultsTable';
