import { addons } from 'storybook/manager-api';
import { preferredTheme } from './theme.ts';

addons.setConfig({ theme: preferredTheme() });
