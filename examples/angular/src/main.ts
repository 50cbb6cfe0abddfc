import { bootstrapApplication } from '@angular/platform-browser';
import { Page } from './page';

void bootstrapApplication(Page);
