### すべてのページで使う言葉。

kit-home = トップページへ
kit-place = 現在の場所
kit-skip = 本文へ移動
kit-loading = 読み込み中
kit-close = 閉じる
kit-cancel = キャンセル
kit-try-again = もう一度試す
kit-just-now = たった今
kit-sign-in = サインイン
kit-sign-out = サインアウト
kit-activity = あなたの活動
kit-manage = 管理
kit-account = あなたのアカウント

kit-failed-unexpected = サーバーで問題が起きました。詳しくはサーバーのログにあります。
kit-failed-not-found = このアドレスには何もないか、あなたには表示されません。
kit-failed-signed-out = サインインが切れています。もう一度サインインしてください。入力した文章は残っています。
kit-failed-too-many = リクエストが多すぎます。{ $seconds } 秒後にもう一度試してください。
kit-failed-network = サーバーが応答しませんでした。入力した文章は残っています。

## 文字列の状態

state-untranslated = 未翻訳
state-needs-editing = 要編集
state-translated = 翻訳済み
state-approved = 承認済み
state-read-only = 読み取り専用
state-failing = 検査に不合格
state-warning = 警告
state-suggestion = 提案
state-comment = コメント

## 明るい・暗い

kit-language = 言語
kit-theme = テーマ
kit-theme-system = システムに合わせる
kit-theme-light = ライト
kit-theme-dark = ダーク
kit-show-password = パスワードを表示

## 秘密

kit-add = 追加
kit-choose-language = 言語を選ぶ
kit-copy = コピー
kit-copy-of = { $name } のアドレスをコピー
kit-copied = コピーしました
kit-shown-once = 今すぐコピーしてください。表示は今回だけです。

## Pages of a place

kit-tabs = この場所のページ
kit-tab-overview = 概要
kit-tab-glossary = 用語集
kit-tab-changes = 変更
kit-tab-insights = インサイト
kit-tab-repository = リポジトリ
kit-tab-screenshots = スクリーンショット
kit-tab-labels = ラベル
kit-tab-addons = アドオン
kit-tab-access = アクセス
kit-tab-settings = 設定

## Jumping to places by their names.

kit-jump = 検索または移動
kit-jump-found = 見つかった場所
kit-jump-nothing = この名前を含む場所はありません
kit-jump-kind-project = プロジェクト
kit-jump-kind-category = カテゴリー
kit-jump-kind-component = コンポーネント
kit-jump-kind-user = ユーザー
kit-jump-kind-language = 言語
kit-jump-kind-strings = 文字列を検索

## Pages of the administration

kit-admin-health = 状態
kit-admin-users = アカウント
kit-admin-teams = チーム
kit-admin-roles = 役割
kit-admin-languages = 言語
kit-admin-addons = アドオン
kit-admin-tasks = タスク
kit-admin-ssh = SSH
kit-admin-lists = コンポーネントのリスト
kit-admin-memory = 翻訳メモリ
kit-admin-backups = バックアップ
kit-admin-closed = 管理画面は開けません
kit-admin-closed-about = 使う権限が必要です。スーパーユーザーが与えられます。

## What one may not do

kit-may-not = ここでは閲覧できますが、変更はできません。
kit-may-not-why = 理由は？
kit-may-not-needs = { $count ->
    [one] 次の権限がありません：
   *[other] 次の権限のいずれかが必要です：
  }
kit-may-not-project = このプロジェクトのアクセスを管理する人が付与できます。あなたの名前は { $name } だと伝えてください。
kit-may-not-site = このサイトの運営者が付与できます。あなたの名前は { $name } だと伝えてください。
kit-may-not-sign-in = サインインすると使えるかもしれません。
kit-undo = 元に戻す
