// Made from the OpenAPI document by scripts/generate.ts: do not edit.

import type { Call, CallOptions, Listing, NoParams } from "../call.ts";
import type { Download } from "../download.ts";
import type {
  Access,
  AccountActPage,
  AccountSessionsActsParams,
  AccountSessionsEndOthersParams,
  AccountSessionsEndParams,
  AccountSessionsListParams,
  AccountSessionsSetPasswordParams,
  AccountsAskResetParams,
  AccountsConfirmParams,
  AccountsRegisterParams,
  AccountsResetParams,
  AccountsSignInByLinkParams,
  AddedScreenshot,
  AddedTranslation,
  AddedUnit,
  Addon,
  AddonPage,
  AddonRunPage,
  AddonsChangeParams,
  AddonsDiscoveryParams,
  AddonsInstallOnProjectParams,
  AddonsInstallOnSiteParams,
  AddonsInstallParams,
  AddonsKindsAnswer,
  AddonsKindsForAnswer,
  AddonsKindsForParams,
  AddonsListParams,
  AddonsLogsParams,
  AddonsOneParams,
  AddonsRemoveParams,
  AddonsReplaceParams,
  AlertPage,
  Alive,
  AnyUser,
  Autotranslated,
  BadgesComponentParams,
  BadgesEngageParams,
  BadgesOlderComponentParams,
  BadgesOlderLanguageParams,
  BadgesOlderProjectParams,
  BadgesOlderTranslationParams,
  BadgesProjectParams,
  BadgesTranslationParams,
  Block,
  BlockPage,
  CategoriesChangeParams,
  CategoriesCreateParams,
  CategoriesListParams,
  CategoriesOfProjectParams,
  CategoriesOneParams,
  CategoriesRemoveParams,
  CategoriesReplaceParams,
  CategoriesStatisticsParams,
  Category,
  CategoryPage,
  Change,
  ChangeDetailsPage,
  ChangePage,
  ChangesDaysAnswer,
  ChangesDaysParams,
  ChangesDetailsParams,
  ChangesListParams,
  ChangesOneParams,
  ChangesPeopleParams,
  ChecksListAnswer,
  Component,
  ComponentInProjectPage,
  ComponentList,
  ComponentListPage,
  ComponentListsAddParams,
  ComponentListsAddRuleParams,
  ComponentListsChangeParams,
  ComponentListsComponentsParams,
  ComponentListsCreateParams,
  ComponentListsDropParams,
  ComponentListsListParams,
  ComponentListsOneParams,
  ComponentListsRemoveParams,
  ComponentListsRemoveRuleParams,
  ComponentListsReplaceParams,
  ComponentListsRulesParams,
  ComponentPage,
  ComponentsAddTranslationParams,
  ComponentsChangeParams,
  ComponentsChangesParams,
  ComponentsCommitsParams,
  ComponentsLinkParams,
  ComponentsLinksParams,
  ComponentsListParams,
  ComponentsLockParams,
  ComponentsOneParams,
  ComponentsOperateAnswer,
  ComponentsOperateParams,
  ComponentsPlanParams,
  ComponentsRemoveParams,
  ComponentsReplaceParams,
  ComponentsRepositoryParams,
  ComponentsSetLockParams,
  ComponentsStatisticsParams,
  ComponentsTranslationsParams,
  ComponentsUnlinkParams,
  ComponentsWaitingParams,
  Departure,
  DiscoveryPreview,
  DocumentNounParams,
  DocumentSchemaAnswer,
  DocumentSchemaParams,
  EditedUnit,
  Editing,
  EditorCountsAnswer,
  EditorCountsParams,
  EditorEditingParams,
  EditorGlossaryAnswer,
  EditorGlossaryParams,
  EditorHistoryParams,
  EditorIdsParams,
  EditorNearbyAnswer,
  EditorNearbyParams,
  EditorRowsAnswer,
  EditorRowsParams,
  EditorSameSourceAnswer,
  EditorSameSourceParams,
  EditorTranslationsAnswer,
  EditorTranslationsParams,
  EditorVariantsAnswer,
  EditorVariantsParams,
  Engagement,
  Enrolment,
  Entry,
  Explanation,
  ExplanationsExplainParams,
  ExplanationsHeldParams,
  ExportsComponentAnswer,
  ExportsComponentParams,
  ExportsProjectAnswer,
  ExportsProjectParams,
  Factors,
  FactorsConfirmParams,
  FactorsOneParams,
  FactorsProposeParams,
  FactorsRemoveParams,
  FactorsRenewCodesParams,
  FeedsComponentParams,
  FeedsLanguageAnywhereParams,
  FeedsLanguageOfProjectParams,
  FeedsLanguageParams,
  FeedsProjectParams,
  FeedsTranslationParams,
  FilesBaseParams,
  FilesComponentParams,
  FilesProjectParams,
  FilesReplaceAnswer,
  FilesReplaceParams,
  FilesTemplateParams,
  FilesTranslationParams,
  FilesUploadAnswer,
  FilesUploadParams,
  Foresight,
  Forge,
  ForgePage,
  GivableRolePage,
  Group,
  GroupPage,
  GroupsAddComponentListParams,
  GroupsAddComponentParams,
  GroupsAddLanguageParams,
  GroupsAddProjectParams,
  GroupsAddRoleParams,
  GroupsChangeParams,
  GroupsCreateParams,
  GroupsDemoteParams,
  GroupsListParams,
  GroupsOneParams,
  GroupsPromoteAnswer,
  GroupsPromoteParams,
  GroupsRemoveComponentListParams,
  GroupsRemoveComponentParams,
  GroupsRemoveLanguageParams,
  GroupsRemoveParams,
  GroupsRemoveProjectParams,
  GroupsRemoveRoleParams,
  GroupsReplaceParams,
  HeldPermissions,
  HookSecret,
  HooksAzureParams,
  HooksBitbucketParams,
  HooksGiteaParams,
  HooksGiteeParams,
  HooksGithubParams,
  HooksGitlabParams,
  HooksPagureParams,
  HooksSecretParams,
  HooksSetSecretParams,
  HooksUpdateComponentParams,
  HooksUpdateProjectParams,
  HooksVisitComponentParams,
  HooksVisitProjectParams,
  HostPage,
  IdentitiesLinkParams,
  IdentitiesListParams,
  IdentitiesOneParams,
  IdentitiesUnlinkParams,
  Identity,
  IdentityPage,
  ImageTaken,
  InvitationPage,
  InvitationsAcceptParams,
  InvitationsCreateInProjectParams,
  InvitationsCreateParams,
  InvitationsListOfProjectParams,
  InvitationsListParams,
  InvitationsResendInProjectParams,
  InvitationsResendParams,
  InvitationsRevokeInProjectParams,
  InvitationsRevokeParams,
  InvitationsTellParams,
  Invited,
  IssuedToken,
  Label,
  LabelPage,
  Language,
  LanguagePage,
  LanguagesChangeParams,
  LanguagesCreateParams,
  LanguagesListParams,
  LanguagesOneParams,
  LanguagesPeopleParams,
  LanguagesProjectsParams,
  LanguagesRemoveParams,
  LanguagesReplaceParams,
  LanguagesStatisticsParams,
  ListedCommitPage,
  ListedTaskPage,
  Lock,
  MadeInvitation,
  MadePasskey,
  MatrixComponentPage,
  MemberPage,
  MemoryEntry,
  MemoryEntryPage,
  MemoryListParams,
  MemoryOfUnitAnswer,
  MemoryOfUnitParams,
  MemoryOneParams,
  MemoryRemoveParams,
  Metrics,
  NotificationTaken,
  OverviewsAlertsParams,
  OverviewsCategoryMatrixParams,
  OverviewsComponentAlertsParams,
  OverviewsMatrixParams,
  OverviewsRecentParams,
  OverviewsWorkParams,
  Passkey,
  PasskeyOptions,
  PasskeyPage,
  PasskeysCreateParams,
  PasskeysListParams,
  PasskeysOneParams,
  PasskeysOptionsParams,
  PasskeysRemoveParams,
  PasskeysRenameParams,
  PersonOfChangesPage,
  Place,
  PlacesFindParams,
  Profile,
  ProfilesChangeParams,
  ProfilesOneParams,
  Project,
  ProjectAccessAccessParams,
  ProjectAccessBlockParams,
  ProjectAccessBlocksParams,
  ProjectAccessChangeTeamParams,
  ProjectAccessCreateTeamParams,
  ProjectAccessMembersParams,
  ProjectAccessRemoveTeamParams,
  ProjectAccessRolesParams,
  ProjectAccessSetAccessParams,
  ProjectAccessTeamsParams,
  ProjectAccessUnblockParams,
  ProjectKey,
  ProjectLanguagePage,
  ProjectPage,
  ProjectRepository,
  ProjectStatistics,
  ProjectTokensCreateParams,
  ProjectTokensListParams,
  ProjectTokensOneParams,
  ProjectTokensRevokeParams,
  ProjectsChangeLabelParams,
  ProjectsChangeParams,
  ProjectsChangesParams,
  ProjectsComponentsParams,
  ProjectsCreateComponentParams,
  ProjectsCreateForgeParams,
  ProjectsCreateLabelParams,
  ProjectsCreateParams,
  ProjectsDiscoverParams,
  ProjectsForgesParams,
  ProjectsLabelsParams,
  ProjectsLanguagesParams,
  ProjectsListParams,
  ProjectsOneParams,
  ProjectsOperateAnswer,
  ProjectsOperateParams,
  ProjectsRemoveForgeParams,
  ProjectsRemoveLabelParams,
  ProjectsRemoveParams,
  ProjectsReplaceParams,
  ProjectsRepositoryParams,
  ProjectsStatisticsParams,
  PublicationsFileAnswer,
  PublicationsFileParams,
  Ready,
  RecentTranslationPage,
  RecoveryCodes,
  Repository,
  RepositorySurvey,
  Role,
  RolePage,
  RolesChangeParams,
  RolesCreateParams,
  RolesListParams,
  RolesOneParams,
  RolesRemoveParams,
  RolesReplaceParams,
  Rule,
  RulePage,
  Screenshot,
  ScreenshotPage,
  ScreenshotsChangeParams,
  ScreenshotsCreateParams,
  ScreenshotsFileParams,
  ScreenshotsHideUnitParams,
  ScreenshotsListParams,
  ScreenshotsMediaParams,
  ScreenshotsOfComponentParams,
  ScreenshotsOneParams,
  ScreenshotsPutFileParams,
  ScreenshotsRemoveParams,
  ScreenshotsReplaceFileParams,
  ScreenshotsReplaceParams,
  ScreenshotsShowUnitParams,
  SearchFieldsAnswer,
  SearchFindAnswer,
  SearchFindParams,
  SeenHost,
  SessionPage,
  SessionSignInParams,
  SessionState,
  SharedComponent,
  SignInArriveParams,
  SignInDepartParams,
  SignInPasskeyParams,
  SignInSecondFactorParams,
  SiteKey,
  SshConfirmAnswer,
  SshConfirmParams,
  SshForgetParams,
  SshHostsParams,
  SshMakeProjectKeyParams,
  SshProjectKeyParams,
  SshRemoveProjectKeyParams,
  SshScanParams,
  Subscription,
  SubscriptionPage,
  SummedStatistics,
  Task,
  TasksCancelParams,
  TasksListParams,
  TasksOfComponentParams,
  TasksOneParams,
  Token,
  TokenPage,
  TokensCreateParams,
  TokensListParams,
  TokensOneParams,
  TokensRevokeParams,
  Told,
  Translation,
  TranslationInComponentPage,
  TranslationPage,
  TranslationStatistics,
  TranslationStatisticsPage,
  TranslationsAddUnitParams,
  TranslationsAutotranslateParams,
  TranslationsChangesParams,
  TranslationsListParams,
  TranslationsOneParams,
  TranslationsOperateAnswer,
  TranslationsOperateParams,
  TranslationsRemoveParams,
  TranslationsRepositoryParams,
  TranslationsStatisticsParams,
  TranslationsUnitsParams,
  TranslatorPage,
  Unit,
  UnitChangePage,
  UnitIds,
  UnitPage,
  UnitsChangeParams,
  UnitsDismissAnswer,
  UnitsDismissParams,
  UnitsForeseeParams,
  UnitsListParams,
  UnitsOneParams,
  UnitsRemoveParams,
  UnitsReplaceParams,
  UpdateBegun,
  UpdatePlan,
  User,
  UserPage,
  UserStatistics,
  UsersChangeParams,
  UsersChangeSubscriptionParams,
  UsersCreateParams,
  UsersJoinParams,
  UsersLeaveParams,
  UsersListParams,
  UsersOneParams,
  UsersRemoveParams,
  UsersReplaceParams,
  UsersReplaceSubscriptionParams,
  UsersStatisticsParams,
  UsersSubscribeParams,
  UsersSubscriptionParams,
  UsersSubscriptionsParams,
  UsersUnsubscribeParams,
  UsersUnwatchParams,
  UsersWatchParams,
  UsersWatchedParams,
  WaitingStringsPage,
  Work,
  WorkPage,
} from "./schemas.ts";

export interface Operations {
  /** Where everything begins. */
  readonly entry: {
    /** API root */
    index(params?: NoParams, options?: CallOptions): Call<Entry>;
  };
  /** What there is to ask for. */
  readonly document: {
    /** This API as an OpenAPI document */
    schema(params?: DocumentSchemaParams, options?: CallOptions): Call<Download<DocumentSchemaAnswer>>;
    /** Pages on this API */
    index(params?: NoParams, options?: CallOptions): Call<Download<unknown>>;
    /** A page on the operations of a noun */
    noun(params: DocumentNounParams, options?: CallOptions): Call<Download<unknown>>;
  };
  /** A name over components, and who may see them. */
  readonly projects: {
    /** List of projects */
    list(params?: ProjectsListParams, options?: CallOptions): Listing<ProjectPage>;
    /** Create a project. Needs `project.add`. */
    create(params: ProjectsCreateParams, options?: CallOptions): Call<Project>;
    /** A project */
    one(params: ProjectsOneParams, options?: CallOptions): Call<Project>;
    /** Change a project. Needs `project.edit`. */
    replace(params: ProjectsReplaceParams, options?: CallOptions): Call<Project>;
    /** Change some of a project. Needs `project.edit`. */
    change(params: ProjectsChangeParams, options?: CallOptions): Call<Project>;
    /** Delete a project. Needs `project.edit`. */
    remove(params: ProjectsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Components of a project */
    components(params: ProjectsComponentsParams, options?: CallOptions): Listing<ComponentInProjectPage>;
    /** Create a component. Needs `project.edit`; `component.edit` where it shares the repository of a component of another project, on that component. */
    createComponent(params: ProjectsCreateComponentParams, options?: CallOptions): Call<Component>;
    /** What components a repository, an archive or a file can make. Needs `project.edit`; `component.edit` where it shares the repository of a component of another project, on that component. */
    discover(params: ProjectsDiscoverParams, options?: CallOptions): Call<RepositorySurvey>;
    /** Languages of a project */
    languages(params: ProjectsLanguagesParams, options?: CallOptions): Listing<ProjectLanguagePage>;
    /** Statistics of a project */
    statistics(params: ProjectsStatisticsParams, options?: CallOptions): Call<ProjectStatistics>;
    /** Change a label. Needs `project.edit`. */
    changeLabel(params: ProjectsChangeLabelParams, options?: CallOptions): Call<Label>;
    /** Delete a label. Needs `project.edit`. */
    removeLabel(params: ProjectsRemoveLabelParams, options?: CallOptions): Call<undefined>;
    /** Labels of a project */
    labels(params: ProjectsLabelsParams, options?: CallOptions): Listing<LabelPage>;
    /** Create a label. Needs `project.edit`. */
    createLabel(params: ProjectsCreateLabelParams, options?: CallOptions): Call<Label>;
    /** How a project is known at forges. Needs `project.edit`. */
    forges(params: ProjectsForgesParams, options?: CallOptions): Listing<ForgePage>;
    /** Tell how a project is known at a forge. Needs `project.edit`. */
    createForge(params: ProjectsCreateForgeParams, options?: CallOptions): Call<Forge>;
    /** Forget how a project is known at a forge. Needs `project.edit`. */
    removeForge(params: ProjectsRemoveForgeParams, options?: CallOptions): Call<undefined>;
    /** Changes in a project */
    changes(params: ProjectsChangesParams, options?: CallOptions): Listing<ChangePage>;
    /** Repositories of a project. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    repository(params: ProjectsRepositoryParams, options?: CallOptions): Call<ProjectRepository>;
    /** Work on the repositories of a project. Needs `vcs.commit` where `operation` is `commit`; `vcs.update` where `operation` is `pull`; `vcs.push` where `operation` is `push`; `vcs.reset` where `operation` is `reset` or `cleanup` or `file-sync` or `file-scan`. */
    operate(params: ProjectsOperateParams, options?: CallOptions): Call<ProjectsOperateAnswer>;
  };
  /** Who may see a project, and whom it shuts out. */
  readonly projectAccess: {
    /** Access control of a project. Needs `project.permissions`. */
    access(params: ProjectAccessAccessParams, options?: CallOptions): Call<Access>;
    /** Set the access control of a project. Needs `project.permissions`. */
    setAccess(params: ProjectAccessSetAccessParams, options?: CallOptions): Call<Access>;
    /** Users in the teams of a project. Needs `project.permissions`. */
    members(params: ProjectAccessMembersParams, options?: CallOptions): Listing<MemberPage>;
    /** Teams of a project. Needs `project.permissions`. */
    teams(params: ProjectAccessTeamsParams, options?: CallOptions): Listing<GroupPage>;
    /** Make a team of a project, with rights that one holds there. Needs `project.permissions`. */
    createTeam(params: ProjectAccessCreateTeamParams, options?: CallOptions): Call<Group>;
    /** Change a team of a project, within the rights that one holds there. Needs `project.permissions`; `group.edit` where the project made the team for itself, or the team reaches beyond it. */
    changeTeam(params: ProjectAccessChangeTeamParams, options?: CallOptions): Call<Group>;
    /** Delete a team of a project. Needs `project.permissions`; `group.edit` where the project made the team for itself, or the team reaches beyond it. */
    removeTeam(params: ProjectAccessRemoveTeamParams, options?: CallOptions): Call<undefined>;
    /** Roles that one may give to teams of a project, and those that its teams give. Needs `project.permissions`. */
    roles(params: ProjectAccessRolesParams, options?: CallOptions): Listing<GivableRolePage>;
    /** Users who are shut out of a project. Needs `project.permissions`. */
    blocks(params: ProjectAccessBlocksParams, options?: CallOptions): Listing<BlockPage>;
    /** Shut a user out of a project. Needs `project.permissions`. */
    block(params: ProjectAccessBlockParams, options?: CallOptions): Call<Block>;
    /** Let a user back into a project. Needs `project.permissions`. */
    unblock(params: ProjectAccessUnblockParams, options?: CallOptions): Call<undefined>;
  };
  /** Secrets that work in one project. */
  readonly projectTokens: {
    /** Tokens of a project. Needs `all rights of the account`; `project.permissions`. */
    list(params: ProjectTokensListParams, options?: CallOptions): Listing<TokenPage>;
    /** Make a token of a project. Needs `all rights of the account`; `project.permissions`. */
    create(params: ProjectTokensCreateParams, options?: CallOptions): Call<IssuedToken>;
    /** A token of a project. Needs `all rights of the account`; `project.permissions`. */
    one(params: ProjectTokensOneParams, options?: CallOptions): Call<Token>;
    /** Revoke a token of a project. Needs `all rights of the account`; `project.permissions`. */
    revoke(params: ProjectTokensRevokeParams, options?: CallOptions): Call<undefined>;
  };
  /** The files of one kind in one repository. */
  readonly components: {
    /** List of components */
    list(params?: ComponentsListParams, options?: CallOptions): Listing<ComponentPage>;
    /** A component */
    one(params: ComponentsOneParams, options?: CallOptions): Call<Component>;
    /** Change a component. Needs `component.edit`; `component.edit` where it shares the repository of a component of another project, on that component. */
    replace(params: ComponentsReplaceParams, options?: CallOptions): Call<Component>;
    /** Change some of a component. Needs `component.edit`; `component.edit` where it shares the repository of a component of another project, on that component. */
    change(params: ComponentsChangeParams, options?: CallOptions): Call<Component>;
    /** Delete a component. Needs `component.edit`. */
    remove(params: ComponentsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Lock of a component */
    lock(params: ComponentsLockParams, options?: CallOptions): Call<Lock>;
    /** Lock or unlock a component. Needs `component.lock`. */
    setLock(params: ComponentsSetLockParams, options?: CallOptions): Call<Lock>;
    /** Repository of a component. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    repository(params: ComponentsRepositoryParams, options?: CallOptions): Call<Repository>;
    /** Work on the repository of a component. Needs `vcs.commit` where `operation` is `commit`; `vcs.update` where `operation` is `pull`; `vcs.push` where `operation` is `push`; `vcs.reset` where `operation` is `reset` or `cleanup` or `file-sync` or `file-scan`. */
    operate(params: ComponentsOperateParams, options?: CallOptions): Call<ComponentsOperateAnswer>;
    /** Strings of a component that wait for a commit. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    waiting(params: ComponentsWaitingParams, options?: CallOptions): Listing<WaitingStringsPage>;
    /** Commits that wait in the repository of a component. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    commits(params: ComponentsCommitsParams, options?: CallOptions): Listing<ListedCommitPage>;
    /** What an update of a component's repository would bring. Needs `vcs.update`. */
    plan(params: ComponentsPlanParams, options?: CallOptions): Call<UpdatePlan>;
    /** Translations of a component */
    translations(params: ComponentsTranslationsParams, options?: CallOptions): Listing<TranslationInComponentPage>;
    /** Add a language to a component. Needs `translation.add`; `component.edit` where new languages are not added at once by everybody (`new_lang` is not `add`). */
    addTranslation(params: ComponentsAddTranslationParams, options?: CallOptions): Call<AddedTranslation>;
    /** Statistics of a component */
    statistics(params: ComponentsStatisticsParams, options?: CallOptions): Listing<TranslationStatisticsPage>;
    /** Changes in a component */
    changes(params: ComponentsChangesParams, options?: CallOptions): Listing<ChangePage>;
    /** Projects that a component is shared with */
    links(params: ComponentsLinksParams, options?: CallOptions): Listing<ProjectPage>;
    /** Share a component with a project. Needs `component.edit`. */
    link(params: ComponentsLinkParams, options?: CallOptions): Call<SharedComponent>;
    /** Stop sharing a component with a project. Needs `component.edit`. */
    unlink(params: ComponentsUnlinkParams, options?: CallOptions): Call<undefined>;
  };
  /** Levels of addresses between a project and its components. */
  readonly categories: {
    /** List of categories */
    list(params?: CategoriesListParams, options?: CallOptions): Listing<CategoryPage>;
    /** Create a category. Needs `project.edit`. */
    create(params: CategoriesCreateParams, options?: CallOptions): Call<Category>;
    /** A category */
    one(params: CategoriesOneParams, options?: CallOptions): Call<Category>;
    /** Change a category. Needs `project.edit`. */
    replace(params: CategoriesReplaceParams, options?: CallOptions): Call<Category>;
    /** Change some of a category. Needs `project.edit`. */
    change(params: CategoriesChangeParams, options?: CallOptions): Call<Category>;
    /** Delete a category with all that it holds. Needs `project.edit`. */
    remove(params: CategoriesRemoveParams, options?: CallOptions): Call<undefined>;
    /** Statistics of a category */
    statistics(params: CategoriesStatisticsParams, options?: CallOptions): Call<SummedStatistics>;
    /** Categories of a project */
    ofProject(params: CategoriesOfProjectParams, options?: CallOptions): Listing<CategoryPage>;
  };
  /** Components of any projects under a name. */
  readonly componentLists: {
    /** List of component lists */
    list(params?: ComponentListsListParams, options?: CallOptions): Listing<ComponentListPage>;
    /** Create a component list. Needs `componentlist.edit`. */
    create(params: ComponentListsCreateParams, options?: CallOptions): Call<ComponentList>;
    /** A component list */
    one(params: ComponentListsOneParams, options?: CallOptions): Call<ComponentList>;
    /** Change a component list. Needs `componentlist.edit`. */
    replace(params: ComponentListsReplaceParams, options?: CallOptions): Call<ComponentList>;
    /** Change some of a component list. Needs `componentlist.edit`. */
    change(params: ComponentListsChangeParams, options?: CallOptions): Call<ComponentList>;
    /** Delete a component list. Needs `componentlist.edit`. */
    remove(params: ComponentListsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Components of a component list */
    components(params: ComponentListsComponentsParams, options?: CallOptions): Listing<ComponentPage>;
    /** Add a component to a component list. Needs `componentlist.edit`. */
    add(params: ComponentListsAddParams, options?: CallOptions): Call<ComponentList>;
    /** Take a component out of a component list. Needs `componentlist.edit`. */
    drop(params: ComponentListsDropParams, options?: CallOptions): Call<undefined>;
    /** Rules that fill a component list. Needs `superuser`. */
    rules(params: ComponentListsRulesParams, options?: CallOptions): Listing<RulePage>;
    /** Add a rule that fills a component list. Needs `superuser`. */
    addRule(params: ComponentListsAddRuleParams, options?: CallOptions): Call<Rule>;
    /** Remove a rule of a component list. Needs `superuser`. */
    removeRule(params: ComponentListsRemoveRuleParams, options?: CallOptions): Call<undefined>;
  };
  /** One language of a component. */
  readonly translations: {
    /** List of translations */
    list(params?: TranslationsListParams, options?: CallOptions): Listing<TranslationPage>;
    /** A translation */
    one(params: TranslationsOneParams, options?: CallOptions): Call<Translation>;
    /** Delete a translation. Needs `translation.delete`. */
    remove(params: TranslationsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Strings of a translation */
    units(params: TranslationsUnitsParams, options?: CallOptions): Listing<UnitPage>;
    /** Add a string. Needs `unit.add` where the component is no glossary; `glossary.add` where the component is a glossary. */
    addUnit(params: TranslationsAddUnitParams, options?: CallOptions): Call<AddedUnit>;
    /** Statistics of a translation */
    statistics(params: TranslationsStatisticsParams, options?: CallOptions): Call<TranslationStatistics>;
    /** Changes in a translation */
    changes(params: TranslationsChangesParams, options?: CallOptions): Listing<ChangePage>;
    /** Translate automatically. Needs `translation.auto`; `unit.review` where `mode` is `approved`. */
    autotranslate(params: TranslationsAutotranslateParams, options?: CallOptions): Call<Autotranslated>;
    /** Repository of a translation. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    repository(params: TranslationsRepositoryParams, options?: CallOptions): Call<Repository>;
    /** Work on the repository of a translation. Needs `vcs.commit` where `operation` is `commit`; `vcs.update` where `operation` is `pull`; `vcs.push` where `operation` is `push`; `vcs.reset` where `operation` is `reset` or `cleanup` or `file-sync` or `file-scan`. */
    operate(params: TranslationsOperateParams, options?: CallOptions): Call<TranslationsOperateAnswer>;
  };
  /** Strings with their translations. */
  readonly units: {
    /** List of strings */
    list(params?: UnitsListParams, options?: CallOptions): Listing<UnitPage>;
    /** A string */
    one(params: UnitsOneParams, options?: CallOptions): Call<Unit>;
    /** Translate a string, or change properties of a source string. Needs `unit.edit` where text and state are sent, and the component is no glossary; `glossary.edit` where text and state are sent, and the component is a glossary; `unit.review` where the string is approved, or is to be; `unit.template` where text and state are sent for a string of a base file; `unit.override` where text and state are sent, and the component accepts suggestions by votes; `source.edit` where `explanation`, `extra_flags` or `labels` are sent. */
    change(params: UnitsChangeParams, options?: CallOptions): Call<EditedUnit>;
    /** Translate a string. Needs `unit.edit` where text and state are sent, and the component is no glossary; `glossary.edit` where text and state are sent, and the component is a glossary; `unit.review` where the string is approved, or is to be; `unit.template` where text and state are sent for a string of a base file; `unit.override` where text and state are sent, and the component accepts suggestions by votes; `source.edit` where `explanation`, `extra_flags` or `labels` are sent. */
    replace(params: UnitsReplaceParams, options?: CallOptions): Call<EditedUnit>;
    /** Remove a string. Needs `unit.delete` where the component is no glossary; `glossary.delete` where the component is a glossary. */
    remove(params: UnitsRemoveParams, options?: CallOptions): Call<undefined>;
    /** What saving a text would fail */
    foresee(params: UnitsForeseeParams, options?: CallOptions): Call<Foresight>;
    /** Dismiss a check that a string fails, or let it count again. Needs `unit.check`. */
    dismiss(params: UnitsDismissParams, options?: CallOptions): Call<UnitsDismissAnswer>;
  };
  /** What editors ask for: sets of strings, and what stands around one of them. */
  readonly editor: {
    /** Ids of strings in an order, 100,000 at most */
    ids(params?: EditorIdsParams, options?: CallOptions): Call<UnitIds>;
    /** Rows of strings by their ids, 500 at most */
    rows(params: EditorRowsParams, options?: CallOptions): Call<EditorRowsAnswer>;
    /** Numbers of strings by what is to be done with them */
    counts(params?: EditorCountsParams, options?: CallOptions): Call<EditorCountsAnswer>;
    /** A string with all that an editor shows of it */
    editing(params: EditorEditingParams, options?: CallOptions): Call<Editing>;
    /** A string in other languages */
    translations(params: EditorTranslationsParams, options?: CallOptions): Call<EditorTranslationsAnswer>;
    /** Strings around a string in its file */
    nearby(params: EditorNearbyParams, options?: CallOptions): Call<EditorNearbyAnswer>;
    /** Strings with the same text in the same language */
    sameSource(params: EditorSameSourceParams, options?: CallOptions): Call<EditorSameSourceAnswer>;
    /** Strings that are variants of it, by the component's expression for variants or by the flag variant */
    variants(params: EditorVariantsParams, options?: CallOptions): Call<EditorVariantsAnswer>;
    /** Terms of glossaries in a string, longest first */
    glossary(params: EditorGlossaryParams, options?: CallOptions): Call<EditorGlossaryAnswer>;
    /** What happened to a string, newest first */
    history(params: EditorHistoryParams, options?: CallOptions): Listing<UnitChangePage>;
  };
  /** What may be wrong with a string. */
  readonly checks: {
    /** What may be wrong with a string */
    list(params?: NoParams, options?: CallOptions): Call<ChecksListAnswer>;
  };
  /** The log of what happened, newest first. */
  readonly changes: {
    /** List of changes */
    list(params?: ChangesListParams, options?: CallOptions): Listing<ChangePage>;
    /** List of changes with both texts, strings and places */
    details(params?: ChangesDetailsParams, options?: CallOptions): Listing<ChangeDetailsPage>;
    /** Numbers of changes by day */
    days(params?: ChangesDaysParams, options?: CallOptions): Call<ChangesDaysAnswer>;
    /** Who made changes, those with most first */
    people(params?: ChangesPeopleParams, options?: CallOptions): Listing<PersonOfChangesPage>;
    /** A change */
    one(params: ChangesOneParams, options?: CallOptions): Call<Change>;
  };
  /** Downloads, archives and uploads. */
  readonly files: {
    /** File of a translation. Needs `translation.download`. */
    translation(params: FilesTranslationParams, options?: CallOptions): Call<Download<unknown>>;
    /** Upload a file to a translation. Needs `upload.perform`; `unit.edit` where `method` is `translate` or `fuzzy`; `unit.template` where `method` is `translate` or `fuzzy`, and the strings are those of a base file; `unit.review` where `method` is `approve`, or `conflicts` is `replace-approved`; `suggestion.add` where `method` is `suggest`; `unit.add` where `method` is `add`; `component.edit` or `unit.add` where `method` is `replace`; `component.edit` or `unit.delete` where `method` is `replace`; `component.edit` or `unit.edit` where `method` is `replace`; `source.edit` where `method` is `source`; `upload.overwrite` where `conflicts` is neither empty nor `ignore`, or `overwrite` names strings. */
    upload(params: FilesUploadParams, options?: CallOptions): Call<FilesUploadAnswer>;
    /** Upload a file to a translation. Needs `upload.perform`; `unit.edit` where `method` is `translate` or `fuzzy`; `unit.template` where `method` is `translate` or `fuzzy`, and the strings are those of a base file; `unit.review` where `method` is `approve`, or `conflicts` is `replace-approved`; `suggestion.add` where `method` is `suggest`; `unit.add` where `method` is `add`; `component.edit` or `unit.add` where `method` is `replace`; `component.edit` or `unit.delete` where `method` is `replace`; `component.edit` or `unit.edit` where `method` is `replace`; `source.edit` where `method` is `source`; `upload.overwrite` where `conflicts` is neither empty nor `ignore`, or `overwrite` names strings. */
    replace(params: FilesReplaceParams, options?: CallOptions): Call<FilesReplaceAnswer>;
    /** Base file of a component */
    base(params: FilesBaseParams, options?: CallOptions): Call<Download<unknown>>;
    /** Template for new translations */
    template(params: FilesTemplateParams, options?: CallOptions): Call<Download<unknown>>;
    /** Archive of a component. Needs `translation.download`. */
    component(params: FilesComponentParams, options?: CallOptions): Call<Download<unknown>>;
    /** Archive of a project. Needs `translation.download`. */
    project(params: FilesProjectParams, options?: CallOptions): Call<Download<unknown>>;
  };
  /** Images of the program, and the strings that are seen on them. */
  readonly screenshots: {
    /** List of screenshots */
    list(params?: ScreenshotsListParams, options?: CallOptions): Listing<ScreenshotPage>;
    /** Add a screenshot. Needs `screenshot.add`. */
    create(params: ScreenshotsCreateParams, options?: CallOptions): Call<AddedScreenshot>;
    /** A screenshot */
    one(params: ScreenshotsOneParams, options?: CallOptions): Call<Screenshot>;
    /** Change a screenshot. Needs `screenshot.edit`. */
    replace(params: ScreenshotsReplaceParams, options?: CallOptions): Call<Screenshot>;
    /** Change some of a screenshot. Needs `screenshot.edit`. */
    change(params: ScreenshotsChangeParams, options?: CallOptions): Call<Screenshot>;
    /** Delete a screenshot. Needs `screenshot.delete`. */
    remove(params: ScreenshotsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Image of a screenshot */
    file(params: ScreenshotsFileParams, options?: CallOptions): Call<Download<unknown>>;
    /** Replace the image of a screenshot. Needs `screenshot.edit`. */
    replaceFile(params: ScreenshotsReplaceFileParams, options?: CallOptions): Call<ImageTaken>;
    /** Replace the image of a screenshot. Needs `screenshot.edit`. */
    putFile(params: ScreenshotsPutFileParams, options?: CallOptions): Call<ImageTaken>;
    /** Say that a string is on a screenshot. Needs `screenshot.edit`. */
    showUnit(params: ScreenshotsShowUnitParams, options?: CallOptions): Call<Screenshot>;
    /** Say that a string is not on a screenshot. Needs `screenshot.edit`. */
    hideUnit(params: ScreenshotsHideUnitParams, options?: CallOptions): Call<undefined>;
    /** Screenshots of a component */
    ofComponent(params: ScreenshotsOfComponentParams, options?: CallOptions): Listing<ScreenshotPage>;
    /** Image of a screenshot, for browsers */
    media(params: ScreenshotsMediaParams, options?: CallOptions): Call<Download<unknown>>;
  };
  /** What a component or a project does beyond translating. */
  readonly addons: {
    /** Kinds of add-ons */
    kinds(params?: NoParams, options?: CallOptions): Call<AddonsKindsAnswer>;
    /** Kinds of add-ons, with what keeps each from a component. Needs `component.edit`. */
    kindsFor(params: AddonsKindsForParams, options?: CallOptions): Call<AddonsKindsForAnswer>;
    /** List of add-ons */
    list(params?: AddonsListParams, options?: CallOptions): Listing<AddonPage>;
    /** An add-on */
    one(params: AddonsOneParams, options?: CallOptions): Call<Addon>;
    /** Change an add-on. Needs `component.edit` where the add-on is on a component; `project.edit` where the add-on is on a project; `management.addons` where the add-on is on the whole site. */
    replace(params: AddonsReplaceParams, options?: CallOptions): Call<Addon>;
    /** Change some of an add-on. Needs `component.edit` where the add-on is on a component; `project.edit` where the add-on is on a project; `management.addons` where the add-on is on the whole site. */
    change(params: AddonsChangeParams, options?: CallOptions): Call<Addon>;
    /** Remove an add-on. Needs `component.edit` where the add-on is on a component; `project.edit` where the add-on is on a project; `management.addons` where the add-on is on the whole site. */
    remove(params: AddonsRemoveParams, options?: CallOptions): Call<undefined>;
    /** What an add-on did the last times, the newest first */
    logs(params: AddonsLogsParams, options?: CallOptions): Listing<AddonRunPage>;
    /** Install an add-on on a component. Needs `component.edit`; `project.edit` where the add-on works on the whole project; `project.edit` where the add-on makes components. */
    install(params: AddonsInstallParams, options?: CallOptions): Call<Addon>;
    /** What component discovery would make and remove. Needs `component.edit`; `project.edit`. */
    discovery(params: AddonsDiscoveryParams, options?: CallOptions): Call<DiscoveryPreview>;
    /** Install an add-on on a project. Needs `project.edit`. */
    installOnProject(params: AddonsInstallOnProjectParams, options?: CallOptions): Call<Addon>;
    /** Install an add-on on the whole site. Needs `management.addons`. */
    installOnSite(params: AddonsInstallOnSiteParams, options?: CallOptions): Call<Addon>;
  };
  /** Codes, names, directions and plural forms. */
  readonly languages: {
    /** List of languages */
    list(params?: LanguagesListParams, options?: CallOptions): Listing<LanguagePage>;
    /** Create a language. Needs `language.edit`. */
    create(params: LanguagesCreateParams, options?: CallOptions): Call<Language>;
    /** A language */
    one(params: LanguagesOneParams, options?: CallOptions): Call<Language>;
    /** Change a language. Needs `language.edit`. */
    replace(params: LanguagesReplaceParams, options?: CallOptions): Call<Language>;
    /** Change some of a language. Needs `language.edit`. */
    change(params: LanguagesChangeParams, options?: CallOptions): Call<Language>;
    /** Delete a language. Needs `language.edit`. */
    remove(params: LanguagesRemoveParams, options?: CallOptions): Call<undefined>;
    /** Statistics of a language */
    statistics(params: LanguagesStatisticsParams, options?: CallOptions): Call<SummedStatistics>;
    /** Projects in a language, with what is left to do */
    projects(params: LanguagesProjectsParams, options?: CallOptions): Listing<WorkPage>;
    /** Who has translated into a language lately */
    people(params: LanguagesPeopleParams, options?: CallOptions): Listing<TranslatorPage>;
  };
  /** What was once translated. */
  readonly memory: {
    /** Translation memory. Needs `signed in`; `memory.manage` or `memory.edit` or `memory.delete`. */
    list(params?: MemoryListParams, options?: CallOptions): Listing<MemoryEntryPage>;
    /** An entry of the translation memory. Needs `signed in`; `memory.manage` or `memory.edit` or `memory.delete`. */
    one(params: MemoryOneParams, options?: CallOptions): Call<MemoryEntry>;
    /** Delete an entry of the translation memory. Needs `memory.manage` or `memory.edit` or `memory.delete`; `memory.manage` or `memory.delete` or `own account`. */
    remove(params: MemoryRemoveParams, options?: CallOptions): Call<undefined>;
    /** What the translation memory has for a string and texts like it, 10 of quality 60 and more */
    ofUnit(params: MemoryOfUnitParams, options?: CallOptions): Call<MemoryOfUnitAnswer>;
  };
  /** Accounts of people and programs. */
  readonly users: {
    /** List of users */
    list(params?: UsersListParams, options?: CallOptions): Listing<UserPage>;
    /** Create a user. Needs `user.edit`; `superuser` where the account is a superuser's, or becomes one. */
    create(params: UsersCreateParams, options?: CallOptions): Call<User>;
    /** A user */
    one(params: UsersOneParams, options?: CallOptions): Call<AnyUser>;
    /** Change a user. Needs `user.edit`; `superuser` where the account is a superuser's, or becomes one. */
    replace(params: UsersReplaceParams, options?: CallOptions): Call<User>;
    /** Change some of a user. Needs `user.edit`; `superuser` where the account is a superuser's, or becomes one. */
    change(params: UsersChangeParams, options?: CallOptions): Call<User>;
    /** Remove a user's data. Needs `user.edit`; `superuser` where the account is a superuser's, or becomes one. */
    remove(params: UsersRemoveParams, options?: CallOptions): Call<undefined>;
    /** Put a user into a team. Needs `user.edit` or `group.edit` or `project.permissions` or `administrator of the team`. */
    join(params: UsersJoinParams, options?: CallOptions): Call<AnyUser>;
    /** Take a user out of a team. Needs `user.edit` or `group.edit` or `project.permissions` or `administrator of the team`. */
    leave(params: UsersLeaveParams, options?: CallOptions): Call<AnyUser>;
    /** Statistics of a user */
    statistics(params: UsersStatisticsParams, options?: CallOptions): Call<UserStatistics>;
    /** Projects that a user watches. Needs `own account` or `user.edit`. */
    watched(params: UsersWatchedParams, options?: CallOptions): Listing<ProjectPage>;
    /** Watch a project. Needs `own account` or `user.edit`. */
    watch(params: UsersWatchParams, options?: CallOptions): Call<Project>;
    /** Watch a project no more. Needs `own account` or `user.edit`. */
    unwatch(params: UsersUnwatchParams, options?: CallOptions): Call<undefined>;
    /** Subscriptions of a user. Needs `own account` or `user.edit`. */
    subscriptions(params: UsersSubscriptionsParams, options?: CallOptions): Listing<SubscriptionPage>;
    /** Subscribe a user. Needs `user.edit`. */
    subscribe(params: UsersSubscribeParams, options?: CallOptions): Call<Subscription>;
    /** A subscription. Needs `own account` or `user.edit`. */
    subscription(params: UsersSubscriptionParams, options?: CallOptions): Call<Subscription>;
    /** Change a subscription. Needs `user.edit`. */
    replaceSubscription(params: UsersReplaceSubscriptionParams, options?: CallOptions): Call<Subscription>;
    /** Change some of a subscription. Needs `user.edit`. */
    changeSubscription(params: UsersChangeSubscriptionParams, options?: CallOptions): Call<Subscription>;
    /** Delete a subscription. Needs `user.edit`. */
    unsubscribe(params: UsersUnsubscribeParams, options?: CallOptions): Call<undefined>;
  };
  /** Who asks, and signing in and out. */
  readonly session: {
    /** Who asks, and how people sign in here */
    one(params?: NoParams, options?: CallOptions): Call<SessionState>;
    /** Sign in with a password */
    signIn(params: SessionSignInParams, options?: CallOptions): Call<SessionState>;
    /** Sign out */
    signOut(params?: NoParams, options?: CallOptions): Call<undefined>;
  };
  /** Ways to an account, and back to one. */
  readonly accounts: {
    /** Ask for an account */
    register(params: AccountsRegisterParams, options?: CallOptions): Call<Told>;
    /** Confirm the address of an account that was asked for, and sign in */
    confirm(params: AccountsConfirmParams, options?: CallOptions): Call<SessionState>;
    /** Ask for a new password */
    askReset(params: AccountsAskResetParams, options?: CallOptions): Call<Told>;
    /** Set a new password, and sign in */
    reset(params: AccountsResetParams, options?: CallOptions): Call<SessionState>;
    /** Sign in by a link that works once */
    signInByLink(params: AccountsSignInByLinkParams, options?: CallOptions): Call<SessionState>;
  };
  /** Letters to who may have no account yet. */
  readonly invitations: {
    /** Invitations to the site. Needs `user.edit`. */
    list(params?: InvitationsListParams, options?: CallOptions): Listing<InvitationPage>;
    /** Invite somebody to the site. Needs `user.edit`. */
    create(params: InvitationsCreateParams, options?: CallOptions): Call<MadeInvitation>;
    /** Take an invitation to the site back. Needs `user.edit`. */
    revoke(params: InvitationsRevokeParams, options?: CallOptions): Call<undefined>;
    /** Send an invitation to the site again. Needs `user.edit`. */
    resend(params: InvitationsResendParams, options?: CallOptions): Call<MadeInvitation>;
    /** Invitations to a project. Needs `all rights of the account`; `project.permissions`. */
    listOfProject(params: InvitationsListOfProjectParams, options?: CallOptions): Listing<InvitationPage>;
    /** Invite somebody to a team of a project. Needs `all rights of the account`; `project.permissions`. */
    createInProject(params: InvitationsCreateInProjectParams, options?: CallOptions): Call<MadeInvitation>;
    /** Send an invitation to a project again. Needs `all rights of the account`; `project.permissions`. */
    resendInProject(params: InvitationsResendInProjectParams, options?: CallOptions): Call<MadeInvitation>;
    /** Take an invitation to a project back. Needs `all rights of the account`; `project.permissions`. */
    revokeInProject(params: InvitationsRevokeInProjectParams, options?: CallOptions): Call<undefined>;
    /** What an invitation is for */
    tell(params: InvitationsTellParams, options?: CallOptions): Call<Invited>;
    /** Accept an invitation, and sign in */
    accept(params: InvitationsAcceptParams, options?: CallOptions): Call<SessionState>;
  };
  /** What people choose for themselves. */
  readonly profiles: {
    /** What a user has chosen. Needs `own account` or `user.edit`. */
    one(params: ProfilesOneParams, options?: CallOptions): Call<Profile>;
    /** Change what a user has chosen. Needs `own account` or `user.edit`. */
    change(params: ProfilesChangeParams, options?: CallOptions): Call<Profile>;
  };
  /** Where somebody is signed in, with which password, and what happened to an account. */
  readonly accountSessions: {
    /** Sessions of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    list(params: AccountSessionsListParams, options?: CallOptions): Listing<SessionPage>;
    /** End all sessions of a user but the one that asks. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    endOthers(params: AccountSessionsEndOthersParams, options?: CallOptions): Call<undefined>;
    /** End a session of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    end(params: AccountSessionsEndParams, options?: CallOptions): Call<undefined>;
    /** Set the password of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    setPassword(params: AccountSessionsSetPasswordParams, options?: CallOptions): Call<undefined>;
    /** What happened to an account. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    acts(params: AccountSessionsActsParams, options?: CallOptions): Listing<AccountActPage>;
  };
  /** Signing in by passkeys, second factors and providers elsewhere. */
  readonly signIn: {
    /** What a browser is asked, to sign in by a passkey or to show one beside the password */
    passkeyOptions(params?: NoParams, options?: CallOptions): Call<PasskeyOptions>;
    /** Sign in by a passkey */
    passkey(params: SignInPasskeyParams, options?: CallOptions): Call<SessionState>;
    /** Show the second factor that a sign-in waits for */
    secondFactor(params?: SignInSecondFactorParams, options?: CallOptions): Call<SessionState>;
    /** Sign in by a provider */
    depart(params: SignInDepartParams, options?: CallOptions): Call<undefined>;
    /** Where a provider sends people back to */
    arrive(params: SignInArriveParams, options?: CallOptions): Call<undefined>;
  };
  /** One-time codes of an app, and recovery codes. */
  readonly factors: {
    /** Second factors of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    one(params: FactorsOneParams, options?: CallOptions): Call<Factors>;
    /** Set up an app for one-time codes: the first step. Needs `all rights of the account`; `own account`. */
    propose(params: FactorsProposeParams, options?: CallOptions): Call<Enrolment>;
    /** Remove the app for one-time codes. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    remove(params: FactorsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Set up an app for one-time codes: its first code. Needs `all rights of the account`; `own account`. */
    confirm(params: FactorsConfirmParams, options?: CallOptions): Call<RecoveryCodes>;
    /** Make new recovery codes in place of all others. Needs `all rights of the account`; `own account`. */
    renewCodes(params: FactorsRenewCodesParams, options?: CallOptions): Call<RecoveryCodes>;
  };
  /** Keys of devices, which sign in instead of a password or beside it. */
  readonly passkeys: {
    /** Passkeys of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    list(params: PasskeysListParams, options?: CallOptions): Listing<PasskeyPage>;
    /** Keep a new passkey. Needs `all rights of the account`; `own account`. */
    create(params: PasskeysCreateParams, options?: CallOptions): Call<MadePasskey>;
    /** A passkey of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    one(params: PasskeysOneParams, options?: CallOptions): Call<Passkey>;
    /** Rename a passkey. Needs `all rights of the account`; `own account`. */
    rename(params: PasskeysRenameParams, options?: CallOptions): Call<Passkey>;
    /** Remove a passkey. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    remove(params: PasskeysRemoveParams, options?: CallOptions): Call<undefined>;
    /** What a browser is asked, to make a passkey. Needs `all rights of the account`; `own account`. */
    options(params: PasskeysOptionsParams, options?: CallOptions): Call<PasskeyOptions>;
  };
  /** Accounts elsewhere, by which people sign in here. */
  readonly identities: {
    /** Accounts elsewhere by which a user signs in. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    list(params: IdentitiesListParams, options?: CallOptions): Listing<IdentityPage>;
    /** Begin to tie an account elsewhere to a user: where the browser goes next. Needs `all rights of the account`; `own account`. */
    link(params: IdentitiesLinkParams, options?: CallOptions): Call<Departure>;
    /** An account elsewhere by which a user signs in. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    one(params: IdentitiesOneParams, options?: CallOptions): Call<Identity>;
    /** Untie an account elsewhere from a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    unlink(params: IdentitiesUnlinkParams, options?: CallOptions): Call<undefined>;
  };
  /** Secrets that speak for a user. */
  readonly tokens: {
    /** Tokens of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    list(params: TokensListParams, options?: CallOptions): Listing<TokenPage>;
    /** Make a token of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    create(params: TokensCreateParams, options?: CallOptions): Call<IssuedToken>;
    /** A token of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    one(params: TokensOneParams, options?: CallOptions): Call<Token>;
    /** Revoke a token of a user. Needs `all rights of the account`; `own account` or `user.edit`; `own account` or `superuser` where the account is a superuser's. */
    revoke(params: TokensRevokeParams, options?: CallOptions): Call<undefined>;
  };
  /** Teams: what their members may do, and where. */
  readonly groups: {
    /** List of teams */
    list(params?: GroupsListParams, options?: CallOptions): Listing<GroupPage>;
    /** Create a team. Needs `group.edit`; `project.permissions` where a project is named whose team it is, on that project. */
    create(params: GroupsCreateParams, options?: CallOptions): Call<Group>;
    /** A team */
    one(params: GroupsOneParams, options?: CallOptions): Call<Group>;
    /** Change a team. Needs `group.edit`; `project.permissions` where a project is named whose team it is, on that project. */
    replace(params: GroupsReplaceParams, options?: CallOptions): Call<Group>;
    /** Change some of a team. Needs `group.edit`; `project.permissions` where a project is named whose team it is, on that project. */
    change(params: GroupsChangeParams, options?: CallOptions): Call<Group>;
    /** Delete a team. Needs `group.edit`. */
    remove(params: GroupsRemoveParams, options?: CallOptions): Call<undefined>;
    /** Give a role to a team. Needs `group.edit`. */
    addRole(params: GroupsAddRoleParams, options?: CallOptions): Call<Group>;
    /** Let a team into a project. Needs `group.edit`. */
    addProject(params: GroupsAddProjectParams, options?: CallOptions): Call<Group>;
    /** Let a team into a component. Needs `group.edit`. */
    addComponent(params: GroupsAddComponentParams, options?: CallOptions): Call<Group>;
    /** Let a team into a component list. Needs `group.edit`. */
    addComponentList(params: GroupsAddComponentListParams, options?: CallOptions): Call<Group>;
    /** Let a team into a language. Needs `group.edit`. */
    addLanguage(params: GroupsAddLanguageParams, options?: CallOptions): Call<Group>;
    /** Take a role from a team. Needs `group.edit`. */
    removeRole(params: GroupsRemoveRoleParams, options?: CallOptions): Call<undefined>;
    /** Keep a team out of a project. Needs `group.edit`. */
    removeProject(params: GroupsRemoveProjectParams, options?: CallOptions): Call<undefined>;
    /** Keep a team out of a component. Needs `group.edit`. */
    removeComponent(params: GroupsRemoveComponentParams, options?: CallOptions): Call<undefined>;
    /** Keep a team out of a component list. Needs `group.edit`. */
    removeComponentList(params: GroupsRemoveComponentListParams, options?: CallOptions): Call<undefined>;
    /** Keep a team out of a language. Needs `group.edit`. */
    removeLanguage(params: GroupsRemoveLanguageParams, options?: CallOptions): Call<undefined>;
    /** Make a user administrator of a team. Needs `group.edit` or `project.permissions` or `administrator of the team`. */
    promote(params: GroupsPromoteParams, options?: CallOptions): Call<GroupsPromoteAnswer>;
    /** End a user's administration of a team. Needs `group.edit` or `project.permissions` or `administrator of the team`. */
    demote(params: GroupsDemoteParams, options?: CallOptions): Call<Group>;
  };
  /** Named sets of permissions. */
  readonly roles: {
    /** List of roles */
    list(params?: RolesListParams, options?: CallOptions): Listing<RolePage>;
    /** Create a role. Needs `role.edit`. */
    create(params: RolesCreateParams, options?: CallOptions): Call<Role>;
    /** A role */
    one(params: RolesOneParams, options?: CallOptions): Call<Role>;
    /** Change a role. Needs `role.edit`. */
    replace(params: RolesReplaceParams, options?: CallOptions): Call<Role>;
    /** Change some of a role. Needs `role.edit`. */
    change(params: RolesChangeParams, options?: CallOptions): Call<Role>;
    /** Delete a role. Needs `role.edit`. */
    remove(params: RolesRemoveParams, options?: CallOptions): Call<undefined>;
  };
  /** What somebody may do, and why, or why not. */
  readonly explanations: {
    /** What a user may do, and why. Needs `user.edit`. */
    explain(params: ExplanationsExplainParams, options?: CallOptions): Call<Explanation>;
    /** What the caller may do in a place */
    held(params?: ExplanationsHeldParams, options?: CallOptions): Call<HeldPermissions>;
  };
  /** Where work is: much in one look. */
  readonly overviews: {
    /** Components of a project by languages */
    matrix(params: OverviewsMatrixParams, options?: CallOptions): Listing<MatrixComponentPage>;
    /** Components of a category by languages */
    categoryMatrix(params: OverviewsCategoryMatrixParams, options?: CallOptions): Listing<MatrixComponentPage>;
    /** Alerts of a project's components */
    alerts(params: OverviewsAlertsParams, options?: CallOptions): Listing<AlertPage>;
    /** Alerts of a component */
    componentAlerts(params: OverviewsComponentAlertsParams, options?: CallOptions): Listing<AlertPage>;
    /** What waits for a user, by projects and languages. Needs `own account` or `user.edit`. */
    work(params: OverviewsWorkParams, options?: CallOptions): Listing<WorkPage>;
    /** Translations that a user worked on last. Needs `own account` or `user.edit`. */
    recent(params: OverviewsRecentParams, options?: CallOptions): Listing<RecentTranslationPage>;
  };
  /** What stands at an address of a page. */
  readonly places: {
    /** What stands at an address below a project */
    find(params: PlacesFindParams, options?: CallOptions): Call<Place>;
  };
  /** Search of the whole site by names. */
  readonly search: {
    /** Fields of search queries, with what they take */
    fields(params?: NoParams, options?: CallOptions): Call<SearchFieldsAnswer>;
    /** Search of the whole site */
    find(params?: SearchFindParams, options?: CallOptions): Call<SearchFindAnswer>;
  };
  /** Background work. */
  readonly tasks: {
    /** List of background tasks */
    list(params?: TasksListParams, options?: CallOptions): Listing<ListedTaskPage>;
    /** Background tasks of a component and its repository. Needs `vcs.push` or `vcs.commit` or `vcs.reset` or `vcs.update`. */
    ofComponent(params: TasksOfComponentParams, options?: CallOptions): Listing<ListedTaskPage>;
    /** A background task */
    one(params: TasksOneParams, options?: CallOptions): Call<Task>;
    /** Stop a background task. Needs `component.edit` where it works on a component; `superuser` where it works on no component. */
    cancel(params: TasksCancelParams, options?: CallOptions): Call<undefined>;
  };
  /** How much there is of everything. */
  readonly metrics: {
    /** Metrics of the site, as far as the caller sees it. Needs `signed in`. */
    all(params?: NoParams, options?: CallOptions): Call<Metrics>;
  };
  /** Our keys, and the hosts that are trusted. */
  readonly ssh: {
    /** The ssh key of the site. Needs `signed in`; `management.use`. */
    key(params?: NoParams, options?: CallOptions): Call<SiteKey>;
    /** Give the site another ssh key. Needs `management.use`. */
    replaceKey(params?: NoParams, options?: CallOptions): Call<SiteKey>;
    /** Hosts that ssh trusts. Needs `signed in`; `management.use`. */
    hosts(params?: SshHostsParams, options?: CallOptions): Listing<HostPage>;
    /** Trust the keys of a host. Needs `management.use`. */
    confirm(params: SshConfirmParams, options?: CallOptions): Call<SshConfirmAnswer>;
    /** Ask a host for its keys. Needs `management.use`. */
    scan(params: SshScanParams, options?: CallOptions): Call<SeenHost>;
    /** Trust a host no more. Needs `management.use`. */
    forget(params: SshForgetParams, options?: CallOptions): Call<undefined>;
    /** The ssh key of a project. Needs `signed in`; `project.edit`. */
    projectKey(params: SshProjectKeyParams, options?: CallOptions): Call<ProjectKey>;
    /** Give a project an ssh key of its own. Needs `project.edit`. */
    makeProjectKey(params: SshMakeProjectKeyParams, options?: CallOptions): Call<ProjectKey>;
    /** Let a project use the ssh key of the site. Needs `project.edit`. */
    removeProjectKey(params: SshRemoveProjectKeyParams, options?: CallOptions): Call<undefined>;
  };
  /** What everybody may see of a project, and pictures of it. */
  readonly badges: {
    /** What everybody may know of a project */
    engage(params: BadgesEngageParams, options?: CallOptions): Call<Engagement>;
    /** Badge of a project */
    project(params: BadgesProjectParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a component */
    component(params: BadgesComponentParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a language; `-` for the component stands for all */
    translation(params: BadgesTranslationParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a project, at its older address */
    olderProject(params: BadgesOlderProjectParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a language, at its older address */
    olderLanguage(params: BadgesOlderLanguageParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a component, at its older address */
    olderComponent(params: BadgesOlderComponentParams, options?: CallOptions): Call<Download<unknown>>;
    /** Badge of a translation, at its older address */
    olderTranslation(params: BadgesOlderTranslationParams, options?: CallOptions): Call<Download<unknown>>;
  };
  /** Statistics as tables, for programs that know nothing of the API. */
  readonly exports: {
    /** Statistics of a component's translations */
    component(params: ExportsComponentParams, options?: CallOptions): Call<Download<ExportsComponentAnswer>>;
    /** Statistics of a project's languages */
    project(params: ExportsProjectParams, options?: CallOptions): Call<Download<ExportsProjectAnswer>>;
  };
  /** Changes as RSS. */
  readonly feeds: {
    /** Feed of changes */
    site(params?: NoParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a language */
    language(params: FeedsLanguageParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a language */
    languageAnywhere(params: FeedsLanguageAnywhereParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a language of a project */
    languageOfProject(params: FeedsLanguageOfProjectParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a project */
    project(params: FeedsProjectParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a component */
    component(params: FeedsComponentParams, options?: CallOptions): Call<Download<unknown>>;
    /** Feed of changes in a translation */
    translation(params: FeedsTranslationParams, options?: CallOptions): Call<Download<unknown>>;
  };
  /** Notifications of pushes. */
  readonly hooks: {
    /** Let a project's components fetch */
    visitProject(params: HooksVisitProjectParams, options?: CallOptions): Call<UpdateBegun>;
    /** Let a project's components fetch */
    updateProject(params: HooksUpdateProjectParams, options?: CallOptions): Call<UpdateBegun>;
    /** Let a component fetch */
    visitComponent(params: HooksVisitComponentParams, options?: CallOptions): Call<UpdateBegun>;
    /** Let a component fetch */
    updateComponent(params: HooksUpdateComponentParams, options?: CallOptions): Call<UpdateBegun>;
    /** Whether hooks of a project have a secret. Needs `project.edit`. */
    secret(params: HooksSecretParams, options?: CallOptions): Call<HookSecret>;
    /** Give hooks of a project a secret. Needs `project.edit`. */
    setSecret(params: HooksSetSecretParams, options?: CallOptions): Call<undefined>;
    /** Take a notification of a push from github */
    github(params: HooksGithubParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from gitlab */
    gitlab(params: HooksGitlabParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from bitbucket */
    bitbucket(params: HooksBitbucketParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from pagure */
    pagure(params: HooksPagureParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from azure */
    azure(params: HooksAzureParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from gitea */
    gitea(params: HooksGiteaParams, options?: CallOptions): Call<NotificationTaken>;
    /** Take a notification of a push from gitee */
    gitee(params: HooksGiteeParams, options?: CallOptions): Call<NotificationTaken>;
  };
  /** Translations for web pages. */
  readonly publications: {
    /** A file that pages of others load */
    file(params: PublicationsFileParams, options?: CallOptions): Call<Download<PublicationsFileAnswer>>;
  };
  /** Whether this process lives, and can work. */
  readonly health: {
    /** Whether this process is alive */
    alive(params?: NoParams, options?: CallOptions): Call<Alive>;
    /** Whether this process can work */
    ready(params?: NoParams, options?: CallOptions): Call<Ready>;
  };
}

/** How each is asked for; `LIST` and `FILE` are asked for by GET. */
export const operations = {
  entry: {
    index: "GET /api/",
  },
  document: {
    schema: "FILE /api/schema/",
    index: "FILE /api/docs/",
    noun: "FILE /api/docs/{noun}/",
  },
  projects: {
    list: "LIST /api/projects/",
    create: "POST /api/projects/",
    one: "GET /api/projects/{project}/",
    replace: "PUT /api/projects/{project}/",
    change: "PATCH /api/projects/{project}/",
    remove: "DELETE /api/projects/{project}/",
    components: "LIST /api/projects/{project}/components/",
    createComponent: "POST /api/projects/{project}/components/",
    discover: "POST /api/projects/{project}/discover/",
    languages: "LIST /api/projects/{project}/languages/",
    statistics: "GET /api/projects/{project}/statistics/",
    changeLabel: "PATCH /api/projects/{project}/labels/{id}/",
    removeLabel: "DELETE /api/projects/{project}/labels/{id}/",
    labels: "LIST /api/projects/{project}/labels/",
    createLabel: "POST /api/projects/{project}/labels/",
    forges: "LIST /api/projects/{project}/forges/",
    createForge: "POST /api/projects/{project}/forges/",
    removeForge: "DELETE /api/projects/{project}/forges/{id}/",
    changes: "LIST /api/projects/{project}/changes/",
    repository: "GET /api/projects/{project}/repository/",
    operate: "POST /api/projects/{project}/repository/",
  },
  projectAccess: {
    access: "GET /api/projects/{project}/access/",
    setAccess: "POST /api/projects/{project}/access/",
    members: "LIST /api/projects/{project}/members/",
    teams: "LIST /api/projects/{project}/teams/",
    createTeam: "POST /api/projects/{project}/teams/",
    changeTeam: "PATCH /api/projects/{project}/teams/{id}/",
    removeTeam: "DELETE /api/projects/{project}/teams/{id}/",
    roles: "LIST /api/projects/{project}/roles/",
    blocks: "LIST /api/projects/{project}/blocks/",
    block: "POST /api/projects/{project}/blocks/",
    unblock: "DELETE /api/projects/{project}/blocks/{username}/",
  },
  projectTokens: {
    list: "LIST /api/projects/{project}/tokens/",
    create: "POST /api/projects/{project}/tokens/",
    one: "GET /api/projects/{project}/tokens/{id}/",
    revoke: "DELETE /api/projects/{project}/tokens/{id}/",
  },
  components: {
    list: "LIST /api/components/",
    one: "GET /api/components/{project}/{component}/",
    replace: "PUT /api/components/{project}/{component}/",
    change: "PATCH /api/components/{project}/{component}/",
    remove: "DELETE /api/components/{project}/{component}/",
    lock: "GET /api/components/{project}/{component}/lock/",
    setLock: "POST /api/components/{project}/{component}/lock/",
    repository: "GET /api/components/{project}/{component}/repository/",
    operate: "POST /api/components/{project}/{component}/repository/",
    waiting: "LIST /api/components/{project}/{component}/repository/pending/",
    commits: "LIST /api/components/{project}/{component}/repository/commits/",
    plan: "POST /api/components/{project}/{component}/repository/plan/",
    translations: "LIST /api/components/{project}/{component}/translations/",
    addTranslation: "POST /api/components/{project}/{component}/translations/",
    statistics: "LIST /api/components/{project}/{component}/statistics/",
    changes: "LIST /api/components/{project}/{component}/changes/",
    links: "LIST /api/components/{project}/{component}/links/",
    link: "POST /api/components/{project}/{component}/links/",
    unlink: "DELETE /api/components/{project}/{component}/links/{slug}/",
  },
  categories: {
    list: "LIST /api/categories/",
    create: "POST /api/categories/",
    one: "GET /api/categories/{id}/",
    replace: "PUT /api/categories/{id}/",
    change: "PATCH /api/categories/{id}/",
    remove: "DELETE /api/categories/{id}/",
    statistics: "GET /api/categories/{id}/statistics/",
    ofProject: "LIST /api/projects/{project}/categories/",
  },
  componentLists: {
    list: "LIST /api/component-lists/",
    create: "POST /api/component-lists/",
    one: "GET /api/component-lists/{list}/",
    replace: "PUT /api/component-lists/{list}/",
    change: "PATCH /api/component-lists/{list}/",
    remove: "DELETE /api/component-lists/{list}/",
    components: "LIST /api/component-lists/{list}/components/",
    add: "POST /api/component-lists/{list}/components/",
    drop: "DELETE /api/component-lists/{list}/components/{component}/",
    rules: "LIST /api/component-lists/{list}/rules/",
    addRule: "POST /api/component-lists/{list}/rules/",
    removeRule: "DELETE /api/component-lists/{list}/rules/{id}/",
  },
  translations: {
    list: "LIST /api/translations/",
    one: "GET /api/translations/{project}/{component}/{language}/",
    remove: "DELETE /api/translations/{project}/{component}/{language}/",
    units: "LIST /api/translations/{project}/{component}/{language}/units/",
    addUnit: "POST /api/translations/{project}/{component}/{language}/units/",
    statistics: "GET /api/translations/{project}/{component}/{language}/statistics/",
    changes: "LIST /api/translations/{project}/{component}/{language}/changes/",
    autotranslate: "POST /api/translations/{project}/{component}/{language}/autotranslate/",
    repository: "GET /api/translations/{project}/{component}/{language}/repository/",
    operate: "POST /api/translations/{project}/{component}/{language}/repository/",
  },
  units: {
    list: "LIST /api/units/",
    one: "GET /api/units/{id}/",
    change: "PATCH /api/units/{id}/",
    replace: "PUT /api/units/{id}/",
    remove: "DELETE /api/units/{id}/",
    foresee: "POST /api/units/{id}/checks/",
    dismiss: "PATCH /api/units/{id}/checks/{check}/",
  },
  editor: {
    ids: "GET /api/units/ids/",
    rows: "GET /api/units/rows/",
    counts: "GET /api/units/counts/",
    editing: "GET /api/units/{id}/editing/",
    translations: "GET /api/units/{id}/translations/",
    nearby: "GET /api/units/{id}/nearby/",
    sameSource: "GET /api/units/{id}/same-source/",
    variants: "GET /api/units/{id}/variants/",
    glossary: "GET /api/units/{id}/glossary/",
    history: "LIST /api/units/{id}/history/",
  },
  checks: {
    list: "GET /api/checks/",
  },
  changes: {
    list: "LIST /api/changes/",
    details: "LIST /api/changes/details/",
    days: "GET /api/changes/days/",
    people: "LIST /api/changes/people/",
    one: "GET /api/changes/{id}/",
  },
  files: {
    translation: "FILE /api/translations/{project}/{component}/{language}/file/",
    upload: "POST /api/translations/{project}/{component}/{language}/file/",
    replace: "PUT /api/translations/{project}/{component}/{language}/file/",
    base: "FILE /api/components/{project}/{component}/monolingual_base/",
    template: "FILE /api/components/{project}/{component}/new_template/",
    component: "FILE /api/components/{project}/{component}/file/",
    project: "FILE /api/projects/{project}/file/",
  },
  screenshots: {
    list: "LIST /api/screenshots/",
    create: "POST /api/screenshots/",
    one: "GET /api/screenshots/{id}/",
    replace: "PUT /api/screenshots/{id}/",
    change: "PATCH /api/screenshots/{id}/",
    remove: "DELETE /api/screenshots/{id}/",
    file: "FILE /api/screenshots/{id}/file/",
    replaceFile: "POST /api/screenshots/{id}/file/",
    putFile: "PUT /api/screenshots/{id}/file/",
    showUnit: "POST /api/screenshots/{id}/units/",
    hideUnit: "DELETE /api/screenshots/{id}/units/{unit}/",
    ofComponent: "LIST /api/components/{project}/{component}/screenshots/",
    media: "FILE /media/screenshots/{file}/",
  },
  addons: {
    kinds: "GET /api/addons/kinds/",
    kindsFor: "GET /api/components/{project}/{component}/addons/kinds/",
    list: "LIST /api/addons/",
    one: "GET /api/addons/{id}/",
    replace: "PUT /api/addons/{id}/",
    change: "PATCH /api/addons/{id}/",
    remove: "DELETE /api/addons/{id}/",
    logs: "LIST /api/addons/{id}/logs/",
    install: "POST /api/components/{project}/{component}/addons/",
    discovery: "POST /api/components/{project}/{component}/addons/discovery/",
    installOnProject: "POST /api/projects/{project}/addons/",
    installOnSite: "POST /api/addons/site/",
  },
  languages: {
    list: "LIST /api/languages/",
    create: "POST /api/languages/",
    one: "GET /api/languages/{language}/",
    replace: "PUT /api/languages/{language}/",
    change: "PATCH /api/languages/{language}/",
    remove: "DELETE /api/languages/{language}/",
    statistics: "GET /api/languages/{language}/statistics/",
    projects: "LIST /api/languages/{language}/projects/",
    people: "LIST /api/languages/{language}/people/",
  },
  memory: {
    list: "LIST /api/memory/",
    one: "GET /api/memory/{id}/",
    remove: "DELETE /api/memory/{id}/",
    ofUnit: "GET /api/units/{id}/memory/",
  },
  users: {
    list: "LIST /api/users/",
    create: "POST /api/users/",
    one: "GET /api/users/{username}/",
    replace: "PUT /api/users/{username}/",
    change: "PATCH /api/users/{username}/",
    remove: "DELETE /api/users/{username}/",
    join: "POST /api/users/{username}/groups/",
    leave: "DELETE /api/users/{username}/groups/",
    statistics: "GET /api/users/{username}/statistics/",
    watched: "LIST /api/users/{username}/watched/",
    watch: "POST /api/users/{username}/watched/",
    unwatch: "DELETE /api/users/{username}/watched/{project}/",
    subscriptions: "LIST /api/users/{username}/notifications/",
    subscribe: "POST /api/users/{username}/notifications/",
    subscription: "GET /api/users/{username}/notifications/{id}/",
    replaceSubscription: "PUT /api/users/{username}/notifications/{id}/",
    changeSubscription: "PATCH /api/users/{username}/notifications/{id}/",
    unsubscribe: "DELETE /api/users/{username}/notifications/{id}/",
  },
  session: {
    one: "GET /api/session/",
    signIn: "POST /api/session/",
    signOut: "DELETE /api/session/",
  },
  accounts: {
    register: "POST /api/accounts/",
    confirm: "POST /api/accounts/confirm/",
    askReset: "POST /api/accounts/reset/",
    reset: "POST /api/accounts/reset/confirm/",
    signInByLink: "POST /api/session/link/",
  },
  invitations: {
    list: "LIST /api/invitations/",
    create: "POST /api/invitations/",
    revoke: "DELETE /api/invitations/{id}/",
    resend: "POST /api/invitations/{id}/resend/",
    listOfProject: "LIST /api/projects/{project}/invitations/",
    createInProject: "POST /api/projects/{project}/invitations/",
    resendInProject: "POST /api/projects/{project}/invitations/{id}/resend/",
    revokeInProject: "DELETE /api/projects/{project}/invitations/{id}/",
    tell: "POST /api/accounts/invitation/",
    accept: "POST /api/accounts/invitation/accept/",
  },
  profiles: {
    one: "GET /api/users/{username}/profile/",
    change: "PATCH /api/users/{username}/profile/",
  },
  accountSessions: {
    list: "LIST /api/users/{username}/sessions/",
    endOthers: "DELETE /api/users/{username}/sessions/",
    end: "DELETE /api/users/{username}/sessions/{id}/",
    setPassword: "PUT /api/users/{username}/password/",
    acts: "LIST /api/users/{username}/audit/",
  },
  signIn: {
    passkeyOptions: "POST /api/session/passkey/options/",
    passkey: "POST /api/session/passkey/",
    secondFactor: "POST /api/session/second-factor/",
    depart: "GET /accounts/login/{provider}/",
    arrive: "GET /accounts/complete/{provider}/",
  },
  factors: {
    one: "GET /api/users/{username}/otp/",
    propose: "POST /api/users/{username}/otp/",
    remove: "DELETE /api/users/{username}/otp/",
    confirm: "POST /api/users/{username}/otp/confirm/",
    renewCodes: "POST /api/users/{username}/recovery-codes/",
  },
  passkeys: {
    list: "LIST /api/users/{username}/passkeys/",
    create: "POST /api/users/{username}/passkeys/",
    one: "GET /api/users/{username}/passkeys/{id}/",
    rename: "PATCH /api/users/{username}/passkeys/{id}/",
    remove: "DELETE /api/users/{username}/passkeys/{id}/",
    options: "POST /api/users/{username}/passkeys/options/",
  },
  identities: {
    list: "LIST /api/users/{username}/identities/",
    link: "POST /api/users/{username}/identities/",
    one: "GET /api/users/{username}/identities/{id}/",
    unlink: "DELETE /api/users/{username}/identities/{id}/",
  },
  tokens: {
    list: "LIST /api/users/{username}/tokens/",
    create: "POST /api/users/{username}/tokens/",
    one: "GET /api/users/{username}/tokens/{id}/",
    revoke: "DELETE /api/users/{username}/tokens/{id}/",
  },
  groups: {
    list: "LIST /api/groups/",
    create: "POST /api/groups/",
    one: "GET /api/groups/{id}/",
    replace: "PUT /api/groups/{id}/",
    change: "PATCH /api/groups/{id}/",
    remove: "DELETE /api/groups/{id}/",
    addRole: "POST /api/groups/{id}/roles/",
    addProject: "POST /api/groups/{id}/projects/",
    addComponent: "POST /api/groups/{id}/components/",
    addComponentList: "POST /api/groups/{id}/componentlists/",
    addLanguage: "POST /api/groups/{id}/languages/",
    removeRole: "DELETE /api/groups/{id}/roles/{key}/",
    removeProject: "DELETE /api/groups/{id}/projects/{key}/",
    removeComponent: "DELETE /api/groups/{id}/components/{key}/",
    removeComponentList: "DELETE /api/groups/{id}/componentlists/{key}/",
    removeLanguage: "DELETE /api/groups/{id}/languages/{key}/",
    promote: "POST /api/groups/{id}/admins/",
    demote: "DELETE /api/groups/{id}/admins/{user}/",
  },
  roles: {
    list: "LIST /api/roles/",
    create: "POST /api/roles/",
    one: "GET /api/roles/{id}/",
    replace: "PUT /api/roles/{id}/",
    change: "PATCH /api/roles/{id}/",
    remove: "DELETE /api/roles/{id}/",
  },
  explanations: {
    explain: "GET /api/users/{username}/access/",
    held: "GET /api/permissions/",
  },
  overviews: {
    matrix: "LIST /api/projects/{project}/matrix/",
    categoryMatrix: "LIST /api/categories/{id}/matrix/",
    alerts: "LIST /api/projects/{project}/alerts/",
    componentAlerts: "LIST /api/components/{project}/{component}/alerts/",
    work: "LIST /api/users/{username}/work/",
    recent: "LIST /api/users/{username}/recent/",
  },
  places: {
    find: "GET /api/places/",
  },
  search: {
    fields: "GET /api/search/fields/",
    find: "GET /api/search/",
  },
  tasks: {
    list: "LIST /api/tasks/all/",
    ofComponent: "LIST /api/components/{project}/{component}/tasks/",
    one: "GET /api/tasks/{id}/",
    cancel: "DELETE /api/tasks/{id}/",
  },
  metrics: {
    all: "GET /api/metrics/",
  },
  ssh: {
    key: "GET /api/ssh/key/",
    replaceKey: "POST /api/ssh/key/",
    hosts: "LIST /api/ssh/hosts/",
    confirm: "POST /api/ssh/hosts/",
    scan: "POST /api/ssh/hosts/scan/",
    forget: "DELETE /api/ssh/hosts/{host}/",
    projectKey: "GET /api/projects/{project}/ssh-key/",
    makeProjectKey: "POST /api/projects/{project}/ssh-key/",
    removeProjectKey: "DELETE /api/projects/{project}/ssh-key/",
  },
  badges: {
    engage: "GET /api/projects/{project}/engage/",
    project: "FILE /widget/{project}/{badge}/",
    component: "FILE /widget/{project}/{component}/{badge}/",
    translation: "FILE /widget/{project}/{component}/{language}/{badge}/",
    olderProject: "FILE /widgets/{project}/-/{badge}/",
    olderLanguage: "FILE /widgets/{project}/{language}/{badge}/",
    olderComponent: "FILE /widgets/{project}/-/{component}/{badge}/",
    olderTranslation: "FILE /widgets/{project}/{language}/{component}/{badge}/",
  },
  exports: {
    component: "FILE /exports/stats/{project}/{component}/",
    project: "FILE /exports/stats/{project}/",
  },
  feeds: {
    site: "FILE /exports/rss/",
    language: "FILE /exports/rss/language/{language}/",
    languageAnywhere: "FILE /exports/rss/-/-/{language}/",
    languageOfProject: "FILE /exports/rss/{project}/-/{language}/",
    project: "FILE /exports/rss/{project}/",
    component: "FILE /exports/rss/{project}/{component}/",
    translation: "FILE /exports/rss/{project}/{component}/{language}/",
  },
  hooks: {
    visitProject: "GET /hooks/update/{project}/",
    updateProject: "POST /hooks/update/{project}/",
    visitComponent: "GET /hooks/update/{project}/{component}/",
    updateComponent: "POST /hooks/update/{project}/{component}/",
    secret: "GET /api/projects/{project}/hook-secret/",
    setSecret: "PUT /api/projects/{project}/hook-secret/",
    github: "POST /hooks/github/",
    gitlab: "POST /hooks/gitlab/",
    bitbucket: "POST /hooks/bitbucket/",
    pagure: "POST /hooks/pagure/",
    azure: "POST /hooks/azure/",
    gitea: "POST /hooks/gitea/",
    gitee: "POST /hooks/gitee/",
  },
  publications: {
    file: "FILE /cdn/{token}/{file}/",
  },
  health: {
    alive: "GET /healthz",
    ready: "GET /readyz",
  },
} as const;
