export * from './AppShell';
export * from './BottomBar';
export * from './Footer';
export * from './Logo';
export * from './NotFound';
export * from './PageProgress';
export * from './SideMenu';
export * from './TopBar';
